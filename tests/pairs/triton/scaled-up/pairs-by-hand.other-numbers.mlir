#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<8x8xi8, #blocked>, %s: tensor<8x1xi8, #blocked>) -> tensor<8x16xbf16, #blocked> {
 %r = amdg.scaled_upcast_fp4 %x scale %s {axis = 1 : i32} : tensor<8x8xi8, #blocked>, tensor<8x1xi8, #blocked> -> tensor<8x16xbf16, #blocked>
 tt.return %r : tensor<8x16xbf16, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<8x8xi8, #blocked>, %s: tensor<8x1xi8, #blocked>) -> tensor<8x16xbf16, #blocked> {
 %y = arith.constant dense<17> : tensor<8x8xi8, #blocked>
 %r = amdg.scaled_upcast_fp4 %y scale %s {axis = 1 : i32} : tensor<8x8xi8, #blocked>, tensor<8x1xi8, #blocked> -> tensor<8x16xbf16, #blocked>
 tt.return %r : tensor<8x16xbf16, #blocked>
}

// expect: different
