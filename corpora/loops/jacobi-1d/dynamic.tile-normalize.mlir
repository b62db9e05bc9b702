#map = affine_map<()[s0] -> (s0 ceildiv 4)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map3 = affine_map<(d0, d1) -> (d0 + d1)>
#map4 = affine_map<()[s0] -> (s0 - 2)>
#map5 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @jacobi_1d(%arg0: index, %arg1: index, %arg2: memref<?xf64>, %arg3: memref<?xf64>) {
    %cst = arith.constant 3.333300e-01 : f64
    affine.for %arg4 = 0 to #map()[%arg0] {
      %0 = affine.apply #map1(%arg4)
      affine.for %arg5 = 0 to min #map2(%0)[%arg0] {
        %1 = affine.apply #map3(%0, %arg5)
        affine.for %arg6 = 0 to #map4()[%arg1] {
          %2 = affine.apply #map5(%arg6)
          %3 = affine.load %arg2[%2 - 1] : memref<?xf64>
          %4 = affine.load %arg2[%2] : memref<?xf64>
          %5 = affine.load %arg2[%2 + 1] : memref<?xf64>
          %6 = arith.addf %3, %4 : f64
          %7 = arith.addf %6, %5 : f64
          %8 = arith.mulf %cst, %7 : f64
          affine.store %8, %arg3[%2] : memref<?xf64>
        }
        affine.for %arg6 = 0 to #map4()[%arg1] {
          %2 = affine.apply #map5(%arg6)
          %3 = affine.load %arg3[%2 - 1] : memref<?xf64>
          %4 = affine.load %arg3[%2] : memref<?xf64>
          %5 = affine.load %arg3[%2 + 1] : memref<?xf64>
          %6 = arith.addf %3, %4 : f64
          %7 = arith.addf %6, %5 : f64
          %8 = arith.mulf %cst, %7 : f64
          affine.store %8, %arg2[%2] : memref<?xf64>
        }
      }
    }
    return
  }
}
