func.func @f(%n: index, %x: f32, %A: memref<4xf32>) {
  affine.for %i = 0 to %n {
    affine.store %x, %A[0] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %A: memref<4xf32>) {
  affine.for %i = 0 to %n {
    affine.store %x, %A[0] : memref<4xf32>
  }
  return
}
// expect: equivalent bitwise
