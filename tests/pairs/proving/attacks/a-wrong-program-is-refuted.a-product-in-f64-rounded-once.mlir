func.func @f(%x: f32, %y: f32, %z: f32, %A: memref<f32>) {
  %p = arith.mulf %x, %y : f32
  %m = arith.mulf %p, %z : f32
  memref.store %m, %A[] : memref<f32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %A: memref<f32>) {
  %a = arith.extf %x : f32 to f64
  %b = arith.extf %y : f32 to f64
  %c = arith.extf %z : f32 to f64
  %p = arith.mulf %a, %b : f64
  %q = arith.mulf %p, %c : f64
  %m = arith.truncf %q : f64 to f32
  memref.store %m, %A[] : memref<f32>
  return
}
// expect: different
