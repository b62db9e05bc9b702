func.func @f(%X: memref<8xf4E2M1FN>, %S: memref<8xf8E8M0FNU>, %Y: memref<8xf32>, %A: memref<8xf32>,
             %B: memref<8xf4E2M1FN>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %X[%i] : memref<8xf4E2M1FN>
    %s = affine.load %S[%i] : memref<8xf8E8M0FNU>
    %y = affine.load %Y[%i] : memref<8xf32>
    %a = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
    %b = arith.scaling_truncf %y, %s to_nearest_even : f32, f8E8M0FNU to f4E2M1FN
    affine.store %a, %A[%i] : memref<8xf32>
    affine.store %b, %B[%i] : memref<8xf4E2M1FN>
  }
  return
}
// -----
module {
  func.func @f(%arg0: memref<8xf4E2M1FN>, %arg1: memref<8xf8E8M0FNU>, %arg2: memref<8xf32>, %arg3: memref<8xf32>, %arg4: memref<8xf4E2M1FN>) {
    affine.for %arg5 = 0 to 8 {
      %0 = affine.load %arg0[%arg5] : memref<8xf4E2M1FN>
      %1 = affine.load %arg1[%arg5] : memref<8xf8E8M0FNU>
      %2 = affine.load %arg2[%arg5] : memref<8xf32>
      %3 = arith.extf %1 : f8E8M0FNU to f32
      %4 = arith.extf %0 : f4E2M1FN to f32
      %5 = arith.mulf %4, %3 : f32
      %6 = arith.extf %1 : f8E8M0FNU to f32
      %7 = arith.mulf %2, %6 : f32
      %8 = arith.truncf %7 to_nearest_even : f32 to f4E2M1FN
      affine.store %5, %arg3[%arg5] : memref<8xf32>
      affine.store %8, %arg4[%arg5] : memref<8xf4E2M1FN>
    }
    return
  }
}
// expect: different
