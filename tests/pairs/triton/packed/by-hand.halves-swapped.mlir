#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%m: !ttg.memdesc<4x8xi8, #shared, #smem, mutable>) -> tensor<8x4xi8, #blocked> {
 %1 = amdg.local_load_packed_transposed %m : !ttg.memdesc<4x8xi8, #shared, #smem, mutable> -> tensor<8x4xi8, #blocked>
 tt.return %1 : tensor<8x4xi8, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%m: !ttg.memdesc<4x8xi8, #shared, #smem, mutable>) -> tensor<8x4xi8, #blocked> {
 %v = ttg.local_load %m : !ttg.memdesc<4x8xi8, #shared, #smem, mutable> -> tensor<4x8xi8, #blocked>
 %four = arith.constant dense<4> : tensor<4x8xi8, #blocked>
 %fifteen = arith.constant dense<15> : tensor<4x8xi8, #blocked>
 %lo = arith.andi %v, %fifteen : tensor<4x8xi8, #blocked>
 %hi = arith.shrui %v, %four : tensor<4x8xi8, #blocked>
 %both = tt.join %hi, %lo : tensor<4x8xi8, #blocked> -> tensor<4x8x2xi8>
 %turned = tt.trans %both {order = array<i32: 0, 2, 1>} : tensor<4x8x2xi8> -> tensor<4x2x8xi8>
 %values = tt.reshape %turned : tensor<4x2x8xi8> -> tensor<8x4x2xi8>
 %a, %b = tt.split %values : tensor<8x4x2xi8> -> tensor<8x4xi8, #blocked>
 %f = arith.constant dense<4> : tensor<8x4xi8, #blocked>
 %up = arith.shli %b, %f : tensor<8x4xi8, #blocked>
 %r = arith.ori %a, %up : tensor<8x4xi8, #blocked>
 tt.return %r : tensor<8x4xi8, #blocked>
}

// expect: different
