module {
  func.func @bicg(%arg0: memref<7x5xf32>, %arg1: memref<5xf32>, %arg2: memref<7xf32>, %arg3: memref<5xf32>, %arg4: memref<7xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg5 = 0 to 5 {
      affine.store %cst, %arg1[%arg5] : memref<5xf32>
    }
    affine.for %arg5 = 0 to 7 {
      affine.store %cst, %arg2[%arg5] : memref<7xf32>
      %0 = affine.load %arg4[%arg5] : memref<7xf32>
      affine.for %arg6 = 0 to 5 {
        %1 = affine.load %arg1[%arg6] : memref<5xf32>
        %2 = affine.load %arg0[%arg5, %arg6] : memref<7x5xf32>
        %3 = arith.mulf %0, %2 : f32
        %4 = arith.addf %1, %3 : f32
        affine.store %4, %arg1[%arg6] : memref<5xf32>
        %5 = affine.load %arg2[%arg5] : memref<7xf32>
        %6 = affine.load %arg3[%arg6] : memref<5xf32>
        %7 = arith.mulf %2, %6 : f32
        %8 = arith.addf %5, %7 : f32
        affine.store %8, %arg2[%arg5] : memref<7xf32>
      }
    }
    return
  }
}
