func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.store %x, %A[0] : memref<4xf32>
    %y = affine.load %A[%i] : memref<4xf32>
    affine.store %y, %B[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.store %x, %A[0] : memref<4xf32>
    %y = affine.load %A[%i] : memref<4xf32>
    affine.store %y, %B[%i] : memref<4xf32>
  }
  return
}
// expect: equivalent bitwise
