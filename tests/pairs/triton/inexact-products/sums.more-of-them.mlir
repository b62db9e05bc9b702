#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%a: tensor<8x16xf8E5M2, #blocked>, %b: tensor<16x8xf8E5M2, #blocked>, %c: tensor<8x8xf32, #blocked>) -> tensor<8x8xf32, #blocked> {
 %r = tt.dot %a, %b, %c {maxNumImpreciseAcc = 32 : i32} : tensor<8x16xf8E5M2, #blocked> * tensor<16x8xf8E5M2, #blocked> -> tensor<8x8xf32, #blocked>
 
 tt.return %r : tensor<8x8xf32, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%a: tensor<8x16xf8E5M2, #blocked>, %b: tensor<16x8xf8E5M2, #blocked>, %c: tensor<8x8xf32, #blocked>) -> tensor<8x8xf32, #blocked> {
 %r = tt.dot %a, %b, %c {maxNumImpreciseAcc = 64 : i32} : tensor<8x16xf8E5M2, #blocked> * tensor<16x8xf8E5M2, #blocked> -> tensor<8x8xf32, #blocked>
 
 tt.return %r : tensor<8x8xf32, #blocked>
}

// expect: unknown open-obligation
