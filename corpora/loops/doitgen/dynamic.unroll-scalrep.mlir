#map = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
module {
  func.func @doitgen(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to %arg1 {
        affine.for %arg8 = 0 to %arg2 {
          affine.store %cst, %arg5[%arg8] : memref<?xf32>
          affine.for %arg9 = 0 to #map()[%arg2] step 4 {
            %0 = affine.load %arg5[%arg8] : memref<?xf32>
            %1 = affine.load %arg3[%arg6, %arg7, %arg9] : memref<?x?x?xf32>
            %2 = affine.load %arg4[%arg9, %arg8] : memref<?x?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            affine.store %4, %arg5[%arg8] : memref<?xf32>
            %5 = affine.apply #map1(%arg9)
            %6 = affine.load %arg3[%arg6, %arg7, %5] : memref<?x?x?xf32>
            %7 = affine.load %arg4[%5, %arg8] : memref<?x?xf32>
            %8 = arith.mulf %6, %7 : f32
            %9 = arith.addf %4, %8 : f32
            affine.store %9, %arg5[%arg8] : memref<?xf32>
            %10 = affine.apply #map2(%arg9)
            %11 = affine.load %arg3[%arg6, %arg7, %10] : memref<?x?x?xf32>
            %12 = affine.load %arg4[%10, %arg8] : memref<?x?xf32>
            %13 = arith.mulf %11, %12 : f32
            %14 = arith.addf %9, %13 : f32
            affine.store %14, %arg5[%arg8] : memref<?xf32>
            %15 = affine.apply #map3(%arg9)
            %16 = affine.load %arg3[%arg6, %arg7, %15] : memref<?x?x?xf32>
            %17 = affine.load %arg4[%15, %arg8] : memref<?x?xf32>
            %18 = arith.mulf %16, %17 : f32
            %19 = arith.addf %14, %18 : f32
            affine.store %19, %arg5[%arg8] : memref<?xf32>
          }
          affine.for %arg9 = #map()[%arg2] to %arg2 {
            %0 = affine.load %arg5[%arg8] : memref<?xf32>
            %1 = affine.load %arg3[%arg6, %arg7, %arg9] : memref<?x?x?xf32>
            %2 = affine.load %arg4[%arg9, %arg8] : memref<?x?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            affine.store %4, %arg5[%arg8] : memref<?xf32>
          }
        }
        affine.for %arg8 = 0 to #map()[%arg2] step 4 {
          %0 = affine.load %arg5[%arg8] : memref<?xf32>
          affine.store %0, %arg3[%arg6, %arg7, %arg8] : memref<?x?x?xf32>
          %1 = affine.apply #map1(%arg8)
          %2 = affine.load %arg5[%1] : memref<?xf32>
          affine.store %2, %arg3[%arg6, %arg7, %1] : memref<?x?x?xf32>
          %3 = affine.apply #map2(%arg8)
          %4 = affine.load %arg5[%3] : memref<?xf32>
          affine.store %4, %arg3[%arg6, %arg7, %3] : memref<?x?x?xf32>
          %5 = affine.apply #map3(%arg8)
          %6 = affine.load %arg5[%5] : memref<?xf32>
          affine.store %6, %arg3[%arg6, %arg7, %5] : memref<?x?x?xf32>
        }
        affine.for %arg8 = #map()[%arg2] to %arg2 {
          %0 = affine.load %arg5[%arg8] : memref<?xf32>
          affine.store %0, %arg3[%arg6, %arg7, %arg8] : memref<?x?x?xf32>
        }
      }
    }
    return
  }
}
