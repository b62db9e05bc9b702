// options: --accept reassociated
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
module attributes {"ttg.num-ctas" // two
 = 2 : i32} {
tt.func @f(%a: !ttg.memdesc<2x4xf16, #memory, #smem>, %b: !ttg.memdesc<4x2xf16, #memory, #smem>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
  %x = ttg.local_load %a : !ttg.memdesc<2x4xf16, #memory, #smem> -> tensor<2x4xf16>
  %y = ttg.local_load %b : !ttg.memdesc<4x2xf16, #memory, #smem> -> tensor<4x2xf16>
  %zero = arith.constant dense<0.0> : tensor<2x2xf32>
  %first = arith.select %use, %c, %zero : tensor<2x2xf32>
  %d = tt.dot %x, %y, %first, inputPrecision = ieee : tensor<2x4xf16> * tensor<4x2xf16> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0]]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
module attributes {"ttg.num-ctas" // two
 = 2 : i32} {
tt.func @f(%a: !ttg.memdesc<2x4xf16, #memory, #smem>, %b: !ttg.memdesc<4x2xf16, #memory, #smem>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %barrier = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #one, #smem, mutable>
  ttng.init_barrier %barrier, 1 : !ttg.memdesc<1xi64, #one, #smem, mutable>
  %acc, %filled = ttng.tmem_alloc %c : (tensor<2x2xf32>) -> (!ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
  %done = ttng.tc_gen5_mma %a, %b, %acc[%filled], %use, %true {is_async} : !ttg.memdesc<2x4xf16, #memory, #smem>, !ttg.memdesc<4x2xf16, #memory, #smem>, !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>
  ttng.tc_gen5_commit %barrier descs %a : !ttg.memdesc<1xi64, #one, #smem, mutable>, !ttg.memdesc<2x4xf16, #memory, #smem>
  ttng.wait_barrier %barrier, %c0 : !ttg.memdesc<1xi64, #one, #smem, mutable>
  %d, %read = ttng.tmem_load %acc[%done] : !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}
}
// expect: unknown unsupported
