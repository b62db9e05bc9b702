#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%a: tensor<8x32xi8, #blocked>, %sa: tensor<8x1xi8, #blocked>, %b: tensor<32x8xbf16, #blocked>, %c: tensor<8x8xf32, #blocked>) -> tensor<8x8xf32, #blocked> {
 %r = tt.dot_scaled %a scale %sa, %b, %c lhs = e4m3 rhs = bf16 {fastMath = false} : tensor<8x32xi8, #blocked>, tensor<8x1xi8, #blocked> * tensor<32x8xbf16, #blocked> -> tensor<8x8xf32, #blocked>
 tt.return %r : tensor<8x8xf32, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%a: tensor<8x32xi8, #blocked>, %sa: tensor<8x1xi8, #blocked>, %b: tensor<32x8xbf16, #blocked>, %c: tensor<8x8xf32, #blocked>) -> tensor<8x8xf32, #blocked> {
 %r = tt.dot_scaled %a scale %sa, %b, %c lhs = e4m3 rhs = bf16 {fastMath = true} : tensor<8x32xi8, #blocked>, tensor<8x1xi8, #blocked> * tensor<32x8xbf16, #blocked> -> tensor<8x8xf32, #blocked>
 tt.return %r : tensor<8x8xf32, #blocked>
}

// expect: different
