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
 %n = ttg.fp4_to_fp %x {axis = 1 : i32} : tensor<8x8xi8, #blocked> -> tensor<8x16xbf16, #blocked>
 %nf = arith.extf %n : tensor<8x16xbf16, #blocked> to tensor<8x16xf32, #blocked>
 %w = arith.extui %s : tensor<8x1xi8, #blocked> to tensor<8x1xi32, #blocked>
 %c = arith.constant dense<23> : tensor<8x1xi32, #blocked>
 %sh = arith.shli %w, %c : tensor<8x1xi32, #blocked>
 %zero = arith.constant dense<0> : tensor<8x1xi32, #blocked>
 %least = arith.constant dense<4194304> : tensor<8x1xi32, #blocked>
 %z = arith.cmpi eq, %w, %zero : tensor<8x1xi32, #blocked>
 %p0 = arith.select %z, %least, %sh : tensor<8x1xi1, #blocked>, tensor<8x1xi32, #blocked>
 %m = arith.constant dense<255> : tensor<8x1xi32, #blocked>
 %nanb = arith.constant dense<2139095040> : tensor<8x1xi32, #blocked>
 %isn = arith.cmpi eq, %w, %m : tensor<8x1xi32, #blocked>
 %p1 = arith.select %isn, %nanb, %p0 : tensor<8x1xi1, #blocked>, tensor<8x1xi32, #blocked>
 %pf = tt.bitcast %p1 : tensor<8x1xi32, #blocked> -> tensor<8x1xf32, #blocked>
 %pb = tt.broadcast %pf : tensor<8x1xf32, #blocked> -> tensor<8x16xf32, #blocked>
 %y = arith.mulf %nf, %pb : tensor<8x16xf32, #blocked>
 %r = arith.truncf %y : tensor<8x16xf32, #blocked> to tensor<8x16xbf16, #blocked>
 tt.return %r : tensor<8x16xbf16, #blocked>
}

// expect: different
