#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 2, 3)>
module {
  func.func @jacobi_1d(%arg0: memref<13xf32>, %arg1: memref<13xf32>) {
    %cst = arith.constant 3.333300e-01 : f32
    affine.for %arg2 = 0 to 3 step 2 {
      affine.for %arg3 = #map(%arg2) to min #map1(%arg2) {
        affine.for %arg4 = 1 to 12 {
          %0 = affine.load %arg0[%arg4 - 1] : memref<13xf32>
          %1 = affine.load %arg0[%arg4] : memref<13xf32>
          %2 = affine.load %arg0[%arg4 + 1] : memref<13xf32>
          %3 = arith.addf %0, %1 : f32
          %4 = arith.addf %3, %2 : f32
          %5 = arith.mulf %cst, %4 : f32
          affine.store %5, %arg1[%arg4] : memref<13xf32>
        }
        affine.for %arg4 = 1 to 12 {
          %0 = affine.load %arg1[%arg4 - 1] : memref<13xf32>
          %1 = affine.load %arg1[%arg4] : memref<13xf32>
          %2 = affine.load %arg1[%arg4 + 1] : memref<13xf32>
          %3 = arith.addf %0, %1 : f32
          %4 = arith.addf %3, %2 : f32
          %5 = arith.mulf %cst, %4 : f32
          affine.store %5, %arg0[%arg4] : memref<13xf32>
        }
      }
    }
    return
  }
}
