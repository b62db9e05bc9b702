#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    affine.for %arg8 = 0 to %arg0 step 4 {
      affine.for %arg9 = 0 to %arg0 step 4 {
        affine.for %arg10 = #map(%arg8) to min #map1(%arg8)[%arg0] {
          affine.for %arg11 = #map(%arg9) to min #map1(%arg9)[%arg0] {
            %0 = affine.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %1 = affine.load %arg3[%arg10] : memref<?xf32>
            %2 = affine.load %arg4[%arg11] : memref<?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            affine.store %4, %arg2[%arg10, %arg11] : memref<?x?xf32>
          }
        }
      }
    }
    affine.for %arg8 = 0 to %arg0 step 4 {
      affine.for %arg9 = 0 to %arg0 step 4 {
        affine.for %arg10 = #map(%arg8) to min #map1(%arg8)[%arg0] {
          affine.for %arg11 = #map(%arg9) to min #map1(%arg9)[%arg0] {
            %0 = affine.load %arg6[%arg10] : memref<?xf32>
            %1 = affine.load %arg2[%arg11, %arg10] : memref<?x?xf32>
            %2 = affine.load %arg7[%arg11] : memref<?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            affine.store %4, %arg6[%arg10] : memref<?xf32>
          }
        }
      }
    }
    affine.for %arg8 = 0 to %arg0 step 4 {
      affine.for %arg9 = 0 to %arg0 step 4 {
        affine.for %arg10 = #map(%arg8) to min #map1(%arg8)[%arg0] {
          affine.for %arg11 = #map(%arg9) to min #map1(%arg9)[%arg0] {
            %0 = affine.load %arg5[%arg10] : memref<?xf32>
            %1 = affine.load %arg2[%arg10, %arg11] : memref<?x?xf32>
            %2 = affine.load %arg6[%arg11] : memref<?xf32>
            %3 = arith.mulf %arg1, %1 : f32
            %4 = arith.mulf %3, %2 : f32
            %5 = arith.addf %0, %4 : f32
            affine.store %5, %arg5[%arg10] : memref<?xf32>
          }
        }
      }
    }
    return
  }
}
