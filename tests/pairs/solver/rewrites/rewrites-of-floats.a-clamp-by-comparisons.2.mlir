func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %l = arith.constant -1.0 : f32
  %h = arith.constant 1.0 : f32
  %a = arith.maximumf %x, %l : f32
  %r = arith.minimumf %a, %h : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %out: memref<f32>) {
  %l = arith.constant -1.0 : f32
  %h = arith.constant 1.0 : f32
  %p = arith.cmpf olt, %x, %l : f32
  %a = arith.select %p, %l, %x : f32
  %q = arith.cmpf ugt, %a, %h : f32
  %r = arith.select %q, %h, %a : f32

  memref.store %r, %out[] : memref<f32>
  return
}
// expect: different
