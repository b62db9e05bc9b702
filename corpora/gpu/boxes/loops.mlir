#map = affine_map<(d0, d1) -> ((d0 floordiv 3) * 4 + d1)>
#map1 = affine_map<(d0, d1) -> ((d0 mod 3) * 8 + d1)>
module {
  func.func @kernel(%arg0: memref<16x20xf32>, %arg1: memref<12x32xf32>) {
    affine.for %arg2 = 0 to 12 {
      affine.for %arg3 = 0 to 4 {
        affine.for %arg4 = 0 to 8 {
          %0 = affine.apply #map(%arg2, %arg3)
          %1 = affine.apply #map1(%arg2, %arg4)
          %cst = arith.constant 0.000000e+00 : f32
          %c20 = arith.constant 20 : index
          %2 = arith.cmpi slt, %1, %c20 : index
          %3 = scf.if %2 -> (f32) {
            %4 = memref.load %arg0[%0, %1] : memref<16x20xf32>
            scf.yield %4 : f32
          } else {
            scf.yield %cst : f32
          }
          affine.store %3, %arg1[%arg2, %arg3 * 8 + %arg4] : memref<12x32xf32>
        }
      }
    }
    return
  }
}

