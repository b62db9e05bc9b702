func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %a = math.absf %x : f32
  %r = arith.mulf %a, %a : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %r = arith.mulf %x, %y : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// expect: different
