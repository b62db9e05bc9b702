func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
          affine.store %a, %B[1] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %a = affine.load %A[0] : memref<4xf32>
          affine.store %a, %B[1] : memref<4xf32>
  return
}
// expect: equivalent bitwise
