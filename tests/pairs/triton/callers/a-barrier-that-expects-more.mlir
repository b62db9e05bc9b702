// options: --size grid_x=1,1 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xf32, #s, #smem, mutable>, %v: tensor<4xf32, #b>) {
  %c0 = arith.constant 0 : i32
  ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  tt.return
}
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#smem = #ttg.shared_memory
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
tt.func @f(%bar: !ttg.memdesc<1xi64, #s, #smem, mutable>, %m: !ttg.memdesc<4xf32, #s, #smem, mutable>, %v: tensor<4xf32, #b>) {
  %c0 = arith.constant 0 : i32
  ttng.init_barrier %bar, 2 : !ttg.memdesc<1xi64, #s, #smem, mutable>
  tt.return
}
// expect: unknown unsupported
