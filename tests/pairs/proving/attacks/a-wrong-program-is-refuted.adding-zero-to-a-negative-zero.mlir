func.func @f(%x: f32, %A: memref<f32>) {
  memref.store %x, %A[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %A: memref<f32>) {
  %z = arith.constant 0.0 : f32
  %m = arith.addf %x, %z : f32
  memref.store %m, %A[] : memref<f32>
  return
}
// expect: different
