#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%m: !ttg.memdesc<5x4x8xi32, #shared, #smem, mutable>) -> tensor<4x8xi32, #blocked> {
 %i = arith.constant 4 : i32
 
 %t = ttg.memdesc_index %m[%i] : !ttg.memdesc<5x4x8xi32, #shared, #smem, mutable> -> !ttg.memdesc<4x8xi32, #shared, #smem, mutable>
 %v = ttg.local_load %t : !ttg.memdesc<4x8xi32, #shared, #smem, mutable> -> tensor<4x8xi32, #blocked>
 tt.return %v : tensor<4x8xi32, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%m: !ttg.memdesc<5x4x8xi32, #shared, #smem, mutable>) -> tensor<4x8xi32, #blocked> {
 %i = arith.constant 2 : i32
 %s = ttg.memdesc_subslice %m [3, 0, 0] : !ttg.memdesc<5x4x8xi32, #shared, #smem, mutable> -> !ttg.memdesc<2x4x8xi32, #shared, #smem, mutable, 5x4x8>
 %t = ttg.memdesc_index %s[%i] : !ttg.memdesc<2x4x8xi32, #shared, #smem, mutable, 5x4x8> -> !ttg.memdesc<4x8xi32, #shared, #smem, mutable>
 %v = ttg.local_load %t : !ttg.memdesc<4x8xi32, #shared, #smem, mutable> -> tensor<4x8xi32, #blocked>
 tt.return %v : tensor<4x8xi32, #blocked>
}

// expect: different
