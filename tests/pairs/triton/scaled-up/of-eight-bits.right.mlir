#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<8x16xf8E4M3FN, #blocked>, %s: tensor<8x16xbf16, #blocked>) -> tensor<8x16xbf16, #blocked> {
 %r = amdg.scaled_upcast_fp8 %x scale %s : tensor<8x16xf8E4M3FN, #blocked>, tensor<8x16xbf16, #blocked> -> tensor<8x16xbf16, #blocked>
 tt.return %r : tensor<8x16xbf16, #blocked>
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
tt.func @f(%x: tensor<8x16xf8E4M3FN, #blocked>, %s: tensor<8x16xbf16, #blocked>) -> tensor<8x16xbf16, #blocked> {
 %r = amdg.scaled_upcast_fp8 %x scale %s : tensor<8x16xf8E4M3FN, #blocked>, tensor<8x16xbf16, #blocked> -> tensor<8x16xbf16, #blocked>
 tt.return %r : tensor<8x16xbf16, #blocked>
}

// expect: equivalent
