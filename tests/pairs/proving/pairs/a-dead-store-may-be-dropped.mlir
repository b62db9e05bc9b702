func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %x = affine.load %A[0] : memref<4xf32>
      %y = affine.load %A[1] : memref<4xf32>
      affine.store %y, %B[0] : memref<4xf32>
      affine.store %x, %B[0] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %x = affine.load %A[0] : memref<4xf32>
      affine.store %x, %B[0] : memref<4xf32>
  return
}
// expect: equivalent bitwise
