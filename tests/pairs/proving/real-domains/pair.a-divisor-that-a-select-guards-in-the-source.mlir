// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.constant 0.0 : f32
  %v1 = arith.cmpf oeq, %y, %v0 : f32
  %v2 = arith.mulf %x, %y : f32
  %v3 = arith.divf %v2, %y : f32
  %v4 = arith.select %v1, %x, %v3 : f32
  return %v4 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.mulf %x, %y : f32
  %v1 = arith.divf %v0, %y : f32
  return %v1 : f32
}
// expect: different
