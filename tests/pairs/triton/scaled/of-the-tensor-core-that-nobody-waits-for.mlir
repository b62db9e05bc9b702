// options: --accept reassociated

#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
#scales = #ttng.tensor_memory_scales_encoding<>
tt.func @f(%a: !ttg.memdesc<2x16xi8, #memory, #smem>, %b: !ttg.memdesc<16x2xi8, #memory, #smem>, %s: tensor<2x1xi8>, %t: tensor<2x1xi8>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
  %x = ttg.local_load %a : !ttg.memdesc<2x16xi8, #memory, #smem> -> tensor<2x16xi8>
  %y = ttg.local_load %b : !ttg.memdesc<16x2xi8, #memory, #smem> -> tensor<16x2xi8>
  %zero = arith.constant dense<0.0> : tensor<2x2xf32>
  %first = arith.select %use, %c, %zero : tensor<2x2xf32>
  %d = tt.dot_scaled %x scale %s, %y scale %t, %first lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<2x16xi8>, tensor<2x1xi8> * tensor<16x2xi8>, tensor<2x1xi8> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// -----

#memory = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>
#one = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, colStride = 1>
#scales = #ttng.tensor_memory_scales_encoding<>
tt.func @f(%a: !ttg.memdesc<2x16xi8, #memory, #smem>, %b: !ttg.memdesc<16x2xi8, #memory, #smem>, %s: tensor<2x1xi8>, %t: tensor<2x1xi8>, %c: tensor<2x2xf32>, %use: i1) -> tensor<2x2xf32> {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %barrier = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #one, #smem, mutable>
  ttng.init_barrier %barrier, 1 : !ttg.memdesc<1xi64, #one, #smem, mutable>
  %ls = ttng.tmem_alloc %s : (tensor<2x1xi8>) -> !ttg.memdesc<2x1xi8, #scales, #ttng.tensor_memory>
  %rs = ttng.tmem_alloc %t : (tensor<2x1xi8>) -> !ttg.memdesc<2x1xi8, #scales, #ttng.tensor_memory>
  %acc, %filled = ttng.tmem_alloc %c : (tensor<2x2xf32>) -> (!ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
  %done = ttng.tc_gen5_mma_scaled %a, %b, %acc[%filled], %ls, %rs, %use, %true lhs = e2m1 rhs = e2m1, %barrier[%true] {is_async} : !ttg.memdesc<2x16xi8, #memory, #smem>, !ttg.memdesc<16x2xi8, #memory, #smem>, !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi8, #scales, #ttng.tensor_memory>, !ttg.memdesc<2x1xi8, #scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #one, #smem, mutable>
  %d, %read = ttng.tmem_load %acc[%done] : !ttg.memdesc<2x2xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<2x2xf32>
  tt.return %d : tensor<2x2xf32>
}

// expect: unknown unsupported
