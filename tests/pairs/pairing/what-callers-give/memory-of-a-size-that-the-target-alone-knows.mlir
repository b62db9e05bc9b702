func.func @f(%A: memref<?xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  memref.store %x, %A[%c1] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  memref.store %x, %A[%c1] : memref<4xf32>
  return
}
// expect: equivalent bitwise static
