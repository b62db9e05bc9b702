#blk = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#rows = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#cols = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#swz = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#nvt = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%x: !ttg.memdesc<4x4xf32, #rows, #smem>) -> tensor<4x4xf32, #blk> {
  %r = ttg.local_load %x : !ttg.memdesc<4x4xf32, #rows, #smem> -> tensor<4x4xf32, #blk>
  tt.return %r : tensor<4x4xf32, #blk>
}
// -----
#blk = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#rows = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#cols = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#swz = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#nv = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#nvt = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 32}>
#smem = #ttg.shared_memory
tt.func @f(%x: !ttg.memdesc<4x4xf32, #cols, #smem>) -> tensor<4x4xf32, #blk> {
  %r = ttg.local_load %x : !ttg.memdesc<4x4xf32, #cols, #smem> -> tensor<4x4xf32, #blk>
  tt.return %r : tensor<4x4xf32, #blk>
}
// expect: unknown promise
