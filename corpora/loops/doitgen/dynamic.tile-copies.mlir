#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 3, s0)>
module {
  func.func @doitgen(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg0 step 3 {
      affine.for %arg7 = 0 to %arg1 step 3 {
        affine.for %arg8 = #map(%arg6) to min #map1(%arg6)[%arg0] {
          affine.for %arg9 = #map(%arg7) to min #map1(%arg7)[%arg1] {
            affine.for %arg10 = 0 to %arg2 {
              affine.store %cst, %arg5[%arg10] : memref<?xf32>
              affine.for %arg11 = 0 to %arg2 {
                %0 = affine.load %arg5[%arg10] : memref<?xf32>
                %1 = affine.load %arg3[%arg8, %arg9, %arg11] : memref<?x?x?xf32>
                %2 = affine.load %arg4[%arg11, %arg10] : memref<?x?xf32>
                %3 = arith.mulf %1, %2 : f32
                %4 = arith.addf %0, %3 : f32
                affine.store %4, %arg5[%arg10] : memref<?xf32>
              }
            }
            affine.for %arg10 = 0 to %arg2 {
              %0 = affine.load %arg5[%arg10] : memref<?xf32>
              affine.store %0, %arg3[%arg8, %arg9, %arg10] : memref<?x?x?xf32>
            }
          }
        }
      }
    }
    return
  }
}
