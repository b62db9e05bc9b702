module {
  func.func @gemver(%arg0: index, %arg1: f32, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>, %arg6: memref<?xf32>, %arg7: memref<?xf32>) {
    affine.for %arg8 = 0 to %arg0 {
      affine.for %arg9 = 0 to %arg0 {
        %0 = affine.load %arg2[%arg9, %arg8] : memref<?x?xf32>
        %1 = affine.load %arg3[%arg9] : memref<?xf32>
        %2 = affine.load %arg4[%arg8] : memref<?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        affine.store %4, %arg2[%arg9, %arg8] : memref<?x?xf32>
        %5 = affine.load %arg6[%arg8] : memref<?xf32>
        %6 = affine.load %arg2[%arg9, %arg8] : memref<?x?xf32>
        %7 = affine.load %arg7[%arg9] : memref<?xf32>
        %8 = arith.mulf %6, %7 : f32
        %9 = arith.addf %5, %8 : f32
        affine.store %9, %arg6[%arg8] : memref<?xf32>
      }
    }
    affine.for %arg8 = 0 to %arg0 {
      affine.for %arg9 = 0 to %arg0 {
        %0 = affine.load %arg5[%arg8] : memref<?xf32>
        %1 = affine.load %arg2[%arg8, %arg9] : memref<?x?xf32>
        %2 = affine.load %arg6[%arg9] : memref<?xf32>
        %3 = arith.mulf %arg1, %1 : f32
        %4 = arith.mulf %3, %2 : f32
        %5 = arith.addf %0, %4 : f32
        affine.store %5, %arg5[%arg8] : memref<?xf32>
      }
    }
    return
  }
}
