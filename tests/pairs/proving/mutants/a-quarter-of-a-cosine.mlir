// options: --accept real
func.func @f(%y: f32, %o: memref<f32>) {
  %p = math.cos %y : f32
  memref.store %p, %o[] : memref<f32>
  return
}
// -----
func.func @f(%y: f32, %o: memref<f32>) {
  %c = arith.constant 0.25 : f32
  %p = math.cos %y : f32
  %r = arith.mulf %p, %c : f32
  memref.store %r, %o[] : memref<f32>
  return
}
// expect: different
