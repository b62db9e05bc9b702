module {
  func.func @doitgen(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<?x?x?xf32>, %arg4: memref<?x?xf32>, %arg5: memref<?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg6 = 0 to %arg0 {
      affine.for %arg7 = 0 to %arg1 {
        affine.for %arg8 = 0 to %arg2 {
          affine.store %cst, %arg5[%arg8] : memref<?xf32>
          affine.for %arg9 = 0 to %arg2 {
            %0 = affine.load %arg5[%arg8] : memref<?xf32>
            %1 = affine.load %arg3[%arg6, %arg7, %arg9] : memref<?x?x?xf32>
            %2 = affine.load %arg4[%arg9, %arg8] : memref<?x?xf32>
            %3 = arith.mulf %1, %2 : f32
            %4 = arith.addf %0, %3 : f32
            affine.store %4, %arg5[%arg8] : memref<?xf32>
          }
        }
        affine.for %arg8 = 0 to %arg2 {
          %0 = affine.load %arg5[%arg8] : memref<?xf32>
          affine.store %0, %arg3[%arg6, %arg7, %arg8] : memref<?x?x?xf32>
        }
      }
    }
    return
  }
}
