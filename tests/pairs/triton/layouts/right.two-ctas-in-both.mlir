// options: --accept reassociated
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#other = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#mixed = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#columns = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
module attributes {"ttg.num-ctas" = 2 : i32, "ttng.two-ctas" = true} {
tt.func @f(%a: !ttg.memdesc<2x4xf16, #memory, #smem>, %b: !ttg.memdesc<4x2xf16, #memory, #smem>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
%true = arith.constant true
%false = arith.constant false
%c0 = arith.constant 0 : i32
%barrier = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #one, #smem, mutable>
ttng.init_barrier %barrier, 1 : !ttg.memdesc<1xi64, #one, #smem, mutable>
%acc, %filled = ttng.tmem_alloc %c : (tensor<2x2xf32>) -> (!ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
%done = ttng.tc_gen5_mma %a, %b, %acc[%filled], %true, %true, %barrier[%true] {is_async, two_ctas} : !ttg.memdesc<2x4xf16, #memory, #smem>, !ttg.memdesc<4x2xf16, #memory, #smem>, !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #one, #smem, mutable>

ttng.wait_barrier %barrier, %c0 : !ttg.memdesc<1xi64, #one, #smem, mutable>
%d, %read = ttng.tmem_load %acc[%done] : !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<2x2xf32>
tt.return %d : tensor<2x2xf32>
}
}
// -----
#tile = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
#other = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#mixed = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#columns = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
module attributes {"ttg.num-ctas" = 2 : i32, "ttng.two-ctas" = true} {
tt.func @f(%a: !ttg.memdesc<2x4xf16, #memory, #smem>, %b: !ttg.memdesc<4x2xf16, #memory, #smem>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
%true = arith.constant true
%false = arith.constant false
%c0 = arith.constant 0 : i32
%barrier = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #one, #smem, mutable>
ttng.init_barrier %barrier, 1 : !ttg.memdesc<1xi64, #one, #smem, mutable>
%acc, %filled = ttng.tmem_alloc %c : (tensor<2x2xf32>) -> (!ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
%done = ttng.tc_gen5_mma %a, %b, %acc[%filled], %true, %true, %barrier[%true] {is_async, two_ctas} : !ttg.memdesc<2x4xf16, #memory, #smem>, !ttg.memdesc<4x2xf16, #memory, #smem>, !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #one, #smem, mutable>

ttng.wait_barrier %barrier, %c0 : !ttg.memdesc<1xi64, #one, #smem, mutable>
%d, %read = ttng.tmem_load %acc[%done] : !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<2x2xf32>
tt.return %d : tensor<2x2xf32>
}
}
// expect: equivalent reassociated static
