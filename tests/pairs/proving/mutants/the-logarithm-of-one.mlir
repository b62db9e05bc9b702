// options: --accept real
func.func @f(%y: f32, %o: memref<f32>) {
  %p = arith.divf %y, %y : f32
  %l = math.log %p : f32
  %r = arith.subf %l, %l : f32
  memref.store %r, %o[] : memref<f32>
  return
}
// -----
func.func @f(%y: f32, %o: memref<f32>) {
  %p = arith.divf %y, %y : f32
  %r = math.log %p : f32
  memref.store %r, %o[] : memref<f32>
  return
}
// expect: equivalent real static
