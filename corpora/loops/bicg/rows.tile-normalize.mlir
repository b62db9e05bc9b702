#map = affine_map<()[s0] -> (s0 ceildiv 4)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0)[s0] -> (4, -d0 + s0)>
#map3 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel_bicg(%arg0: i32, %arg1: i32, %arg2: memref<?x9xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    affine.for %arg7 = 0 to #map()[%0] {
      %2 = affine.apply #map1(%arg7)
      affine.for %arg8 = 0 to min #map2(%2)[%0] {
        %3 = affine.apply #map3(%2, %arg8)
        affine.store %cst, %arg3[%3] : memref<?xf64>
      }
    }
    %1 = arith.index_cast %arg1 : i32 to index
    affine.for %arg7 = 0 to #map()[%1] {
      %2 = affine.apply #map1(%arg7)
      affine.for %arg8 = 0 to min #map2(%2)[%1] {
        %3 = affine.apply #map3(%2, %arg8)
        affine.store %cst, %arg4[%3] : memref<?xf64>
        affine.for %arg9 = 0 to %0 {
          %4 = affine.load %arg3[%arg9] : memref<?xf64>
          %5 = affine.load %arg6[%3] : memref<?xf64>
          %6 = affine.load %arg2[%3, %arg9] : memref<?x9xf64>
          %7 = arith.mulf %5, %6 : f64
          %8 = arith.addf %4, %7 : f64
          affine.store %8, %arg3[%arg9] : memref<?xf64>
          %9 = affine.load %arg4[%3] : memref<?xf64>
          %10 = affine.load %arg2[%3, %arg9] : memref<?x9xf64>
          %11 = affine.load %arg5[%arg9] : memref<?xf64>
          %12 = arith.mulf %10, %11 : f64
          %13 = arith.addf %9, %12 : f64
          affine.store %13, %arg4[%3] : memref<?xf64>
        }
      }
    }
    return
  }
}
