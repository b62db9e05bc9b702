// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.negf %x : f32
  %v1 = math.exp %v0 : f32
  %v2 = arith.constant 1.0 : f32
  %v3 = arith.addf %v2, %v1 : f32
  %v4 = arith.constant 1.0 : f32
  %v5 = arith.divf %v4, %v3 : f32
  return %v5 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = math.exp %x : f32
  %v1 = math.exp %x : f32
  %v2 = arith.constant 1.0 : f32
  %v3 = arith.addf %v1, %v2 : f32
  %v4 = arith.divf %v0, %v3 : f32
  return %v4 : f32
}
// expect: equivalent real
