// options: --accept reassociated
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%a: !ttg.memdesc<2x4xf16, #memory, #smem, mutable>, %b: !ttg.memdesc<4x2xf16, #memory, #smem>, %c: tensor<2x2xf32>, %use: i1, %n: tensor<2x4xf16>) -> tensor<2x2xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x2xf32>
  %first = arith.select %use, %c, %zero : tensor<2x2xf32>
  %x = ttg.local_load %a : !ttg.memdesc<2x4xf16, #memory, #smem, mutable> -> tensor<2x4xf16>
  %y = ttg.local_load %b : !ttg.memdesc<4x2xf16, #memory, #smem> -> tensor<4x2xf16>
  %d = tt.dot %x, %y, %first, inputPrecision = ieee : tensor<2x4xf16> * tensor<4x2xf16> -> tensor<2x2xf32>
  ttg.local_store %n, %a : tensor<2x4xf16> -> !ttg.memdesc<2x4xf16, #memory, #smem, mutable>
  tt.return %d : tensor<2x2xf32>
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 32}>
#other = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
tt.func @f(%a: !ttg.memdesc<2x4xf16, #memory, #smem, mutable>, %b: !ttg.memdesc<4x2xf16, #memory, #smem>, %c: tensor<2x2xf32>, %use: i1, %n: tensor<2x4xf16>) -> tensor<2x2xf32> {
  %e = ttg.memdesc_reinterpret %b : !ttg.memdesc<4x2xf16, #memory, #smem> -> !ttg.memdesc<4x2xf16, #other, #smem>
  %p = ttng.warp_group_dot %a, %e, %c, %use {inputPrecision = 2 : i32, isAsync = true} : !ttg.memdesc<2x4xf16, #memory, #smem, mutable> * !ttg.memdesc<4x2xf16, #other, #smem> -> tensor<2x2xf32>
  %d = ttng.warp_group_dot_wait %p {pendings = 0 : i32} : tensor<2x2xf32>
  ttg.local_store %n, %a : tensor<2x4xf16> -> !ttg.memdesc<2x4xf16, #memory, #smem, mutable>
  tt.return %d : tensor<2x2xf32>
}
// expect: unknown unsupported
