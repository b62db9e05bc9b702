#map = affine_map<(d0) -> (d0)>
module {
  func.func @covariance(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg1 {
      %0 = affine.for %arg7 = 0 to %arg0 iter_args(%arg8 = %cst) -> (f32) {
        %2 = affine.load %arg3[%arg7, %arg6] : memref<?x?xf32>
        %3 = arith.addf %arg8, %2 : f32
        affine.yield %3 : f32
      }
      %1 = arith.divf %0, %arg2 : f32
      affine.store %1, %arg5[%arg6] : memref<?xf32>
    }
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to %arg1 {
        %0 = affine.for %arg8 = 0 to %arg0 iter_args(%arg9 = %cst) -> (f32) {
          %4 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %5 = arith.addf %arg9, %4 : f32
          affine.yield %5 : f32
        }
        %1 = arith.divf %0, %arg2 : f32
        %2 = affine.load %arg3[%arg6, %arg7] : memref<?x?xf32>
        %3 = arith.subf %2, %1 : f32
        affine.store %3, %arg3[%arg6, %arg7] : memref<?x?xf32>
      }
    }
    affine.for %arg6 = 0 to %arg1 {
      affine.for %arg7 = #map(%arg6) to %arg1 {
        %0 = affine.for %arg8 = 0 to %arg0 iter_args(%arg9 = %cst) -> (f32) {
          %1 = affine.load %arg3[%arg8, %arg6] : memref<?x?xf32>
          %2 = affine.load %arg3[%arg8, %arg7] : memref<?x?xf32>
          %3 = arith.mulf %1, %2 : f32
          %4 = arith.addf %arg9, %3 : f32
          affine.yield %4 : f32
        }
        affine.store %0, %arg4[%arg6, %arg7] : memref<?x?xf32>
        affine.store %0, %arg4[%arg7, %arg6] : memref<?x?xf32>
      }
    }
    return
  }
}
