#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (4, -d0 + 5)>
#map2 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @softmax(%arg0: memref<5x7xf32>, %arg1: memref<5x7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    affine.for %arg2 = 0 to 2 {
      %0 = affine.apply #map(%arg2)
      affine.for %arg3 = 0 to min #map1(%0) {
        %1 = affine.apply #map2(%0, %arg3)
        %2 = affine.for %arg4 = 0 to 7 iter_args(%arg5 = %cst_0) -> (f32) {
          %4 = affine.load %arg0[%1, %arg4] : memref<5x7xf32>
          %5 = arith.maximumf %arg5, %4 : f32
          affine.yield %5 : f32
        }
        affine.for %arg4 = 0 to 7 {
          %4 = affine.load %arg0[%1, %arg4] : memref<5x7xf32>
          %5 = arith.subf %4, %2 : f32
          %6 = math.exp %5 : f32
          affine.store %6, %arg1[%1, %arg4] : memref<5x7xf32>
        }
        %3 = affine.for %arg4 = 0 to 7 iter_args(%arg5 = %cst) -> (f32) {
          %4 = affine.load %arg1[%1, %arg4] : memref<5x7xf32>
          %5 = arith.addf %arg5, %4 : f32
          affine.yield %5 : f32
        }
        affine.for %arg4 = 0 to 7 {
          %4 = affine.load %arg1[%1, %arg4] : memref<5x7xf32>
          %5 = arith.divf %4, %3 : f32
          affine.store %5, %arg1[%1, %arg4] : memref<5x7xf32>
        }
      }
    }
    return
  }
}
