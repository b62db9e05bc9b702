#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @convolution(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?x?x?x?xf32>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32>
    %dim_1 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %dim_2 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32>
    affine.for %arg3 = 0 to %dim {
      affine.for %arg4 = 0 to %dim_0 {
        affine.for %arg5 = 0 to %dim_1 {
          affine.for %arg6 = 0 to %dim_2 {
            affine.store %cst, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
          }
        }
      }
    }
    %dim_3 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
    %dim_4 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
    %dim_5 = memref.dim %arg1, %c0 : memref<?x?x?x?xf32>
    %dim_6 = memref.dim %arg1, %c2 : memref<?x?x?x?xf32>
    %dim_7 = memref.dim %arg1, %c3 : memref<?x?x?x?xf32>
    %dim_8 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %dim_9 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32>
    affine.for %arg3 = 0 to %dim_3 {
      affine.for %arg4 = 0 to %dim_5 {
        affine.for %arg5 = 0 to %dim_8 {
          affine.for %arg6 = 0 to %dim_9 {
            affine.for %arg7 = 0 to %dim_4 {
              affine.for %arg8 = 0 to %dim_6 {
                affine.for %arg9 = 0 to %dim_7 {
                  %0 = affine.apply #map(%arg5, %arg8)
                  %1 = affine.apply #map(%arg6, %arg9)
                  %2 = affine.load %arg0[%arg3, %arg7, %0, %1] : memref<?x?x?x?xf32>
                  %3 = affine.load %arg1[%arg4, %arg7, %arg8, %arg9] : memref<?x?x?x?xf32>
                  %4 = affine.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  affine.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
