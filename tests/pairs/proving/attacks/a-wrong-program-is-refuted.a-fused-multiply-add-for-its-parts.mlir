func.func @f(%x: f32, %y: f32, %z: f32, %A: memref<f32>) {
  %p = arith.mulf %x, %y : f32
  %m = arith.addf %p, %z : f32
  memref.store %m, %A[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %A: memref<f32>) {
  %m = math.fma %x, %y, %z : f32
  memref.store %m, %A[] : memref<f32>
  return
}
// expect: different
