module {
  func.func @two_mm(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>, %arg5: memref<?x?xf32>, %arg6: memref<?x?xf32>, %arg7: memref<?x?xf32>, %arg8: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg9 = 0 to %arg0 {
      affine.for %arg10 = 0 to %arg1 {
        affine.store %cst, %arg4[%arg9, %arg10] : memref<?x?xf32>
        affine.for %arg11 = 0 to %arg2 {
          %0 = affine.load %arg5[%arg9, %arg11] : memref<?x?xf32>
          %1 = affine.load %arg6[%arg11, %arg10] : memref<?x?xf32>
          %2 = affine.load %arg4[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg4[%arg9, %arg10] : memref<?x?xf32>
        }
      }
    }
    affine.for %arg9 = 0 to %arg0 {
      affine.for %arg10 = 0 to %arg3 {
        affine.for %arg11 = 0 to %arg1 {
          %0 = affine.load %arg4[%arg9, %arg11] : memref<?x?xf32>
          %1 = affine.load %arg7[%arg11, %arg10] : memref<?x?xf32>
          %2 = affine.load %arg8[%arg9, %arg10] : memref<?x?xf32>
          %3 = arith.mulf %0, %1 : f32
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %arg8[%arg9, %arg10] : memref<?x?xf32>
        }
      }
    }
    return
  }
}
