// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.constant 0.0 : f32
  return %v0 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.constant 0.0 : f32
  %v1 = arith.cmpf olt, %y, %v0 : f32
  %v2 = arith.constant 0xFF800000 : f32
  %v3 = arith.select %v1, %x, %v2 : f32
  %v4 = arith.constant 0.0 : f32
  %v5 = arith.mulf %v3, %v4 : f32
  return %v5 : f32
}
// expect: unknown open-obligation
