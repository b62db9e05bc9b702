func.func @jacobi_1d(%A: memref<13xf32>, %B: memref<13xf32>) {
  %third = arith.constant 0.33333 : f32
  affine.for %t = 0 to 3 {
    affine.for %i = 1 to 12 {
      %l = affine.load %A[%i - 1] : memref<13xf32>
      %c = affine.load %A[%i] : memref<13xf32>
      %r = affine.load %A[%i + 1] : memref<13xf32>
      %s1 = arith.addf %l, %c : f32
      %s2 = arith.addf %s1, %r : f32
      %m = arith.mulf %third, %s2 : f32
      affine.store %m, %B[%i] : memref<13xf32>
    }
    affine.for %i = 1 to 12 {
      %l = affine.load %B[%i - 1] : memref<13xf32>
      %c = affine.load %B[%i] : memref<13xf32>
      %r = affine.load %B[%i + 1] : memref<13xf32>
      %s1 = arith.addf %l, %c : f32
      %s2 = arith.addf %s1, %r : f32
      %m = arith.mulf %third, %s2 : f32
      affine.store %m, %A[%i] : memref<13xf32>
    }
  }
  return
}
