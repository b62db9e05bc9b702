// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.subf %y, %z : f32
  %v1 = arith.divf %x, %v0 : f32
  return %v1 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.subf %z, %y : f32
  %v1 = arith.divf %x, %v0 : f32
  %v2 = arith.negf %v1 : f32
  return %v2 : f32
}
// expect: equivalent real
