tt.func @f(%a: !ttg.memdesc<2x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, %b: !ttg.memdesc<16x2xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, %s: tensor<2x1xi8>, %t: tensor<2x1xi8>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %barrier = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
  ttng.init_barrier %barrier, 1 : !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
  %ls = ttng.tmem_alloc %s : (tensor<2x1xi8>) -> !ttg.memdesc<2x1xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory>
  %rs = ttng.tmem_alloc %t : (tensor<2x1xi8>) -> !ttg.memdesc<2x1xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory>
  %acc, %filled = ttng.tmem_alloc %c : (tensor<2x2xf32>) -> (!ttg.memdesc<2x2xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>, #ttng.tensor_memory, mutable>, !ttg.async.token)
  %done = ttng.tc_gen5_mma_scaled %a, %b, %acc[%filled], %ls, %rs, %use, %true lhs = e2m1 rhs = e2m1, %barrier[%true] {is_async} : !ttg.memdesc<2x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, !ttg.memdesc<16x2xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, !ttg.memdesc<2x2xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory>, !ttg.memdesc<2x1xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
  ttng.wait_barrier %barrier, %c0 : !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
  %d, %read = ttng.tmem_load %acc[%done] : !ttg.memdesc<2x2xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}
