#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @convolution(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
    %dim_0 = memref.dim %arg0, %c3 : memref<?x?x?x?xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?x?x?x?xf32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?x?x?xf32>
    %dim_3 = memref.dim %arg1, %c3 : memref<?x?x?x?xf32>
    %dim_4 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32>
    %dim_5 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %dim_4 step %c1 {
        scf.for %arg5 = %c0 to %dim_5 step %c1 {
          scf.for %arg6 = %c0 to %dim_3 step %c1 {
            scf.for %arg7 = %c0 to %dim_1 step %c1 {
              %0 = affine.apply #map(%arg4, %arg7)
              scf.for %arg8 = %c0 to %dim_2 step %c1 {
                %1 = affine.apply #map(%arg5, %arg8)
                scf.for %arg9 = %c0 to %dim_0 step %c1 {
                  %2 = memref.load %arg0[%arg3, %0, %1, %arg9] : memref<?x?x?x?xf32>
                  %3 = memref.load %arg1[%arg7, %arg8, %arg9, %arg6] : memref<?x?x?x?xf32>
                  %4 = memref.load %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
                  %5 = arith.mulf %2, %3 : f32
                  %6 = arith.addf %4, %5 : f32
                  memref.store %6, %arg2[%arg3, %arg4, %arg5, %arg6] : memref<?x?x?x?xf32>
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
