// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  return %x : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.mulf %x, %x : f32
  %v1 = arith.constant -1.0 : f32
  %v2 = math.powf %x, %v1 : f32
  %v3 = arith.mulf %v0, %v2 : f32
  return %v3 : f32
}
// expect: unknown open-obligation
