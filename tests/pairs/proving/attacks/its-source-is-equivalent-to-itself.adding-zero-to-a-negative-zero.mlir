func.func @f(%x: f32, %A: memref<f32>) {
  memref.store %x, %A[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %A: memref<f32>) {
  memref.store %x, %A[] : memref<f32>
  return
}
// expect: equivalent bitwise
