// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = math.sqrt %z : f32
  %v1 = math.sqrt %z : f32
  %v2 = arith.subf %v0, %v1 : f32
  %v3 = arith.addf %x, %v2 : f32
  return %v3 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.constant 1.0 : f32
  %v1 = arith.addf %z, %v0 : f32
  %v2 = arith.mulf %x, %v1 : f32
  %v3 = math.sqrt %z : f32
  %v4 = math.sqrt %z : f32
  %v5 = arith.mulf %v3, %v4 : f32
  %v6 = arith.constant 1.0 : f32
  %v7 = arith.addf %v5, %v6 : f32
  %v8 = arith.divf %v2, %v7 : f32
  return %v8 : f32
}
// expect: equivalent real
