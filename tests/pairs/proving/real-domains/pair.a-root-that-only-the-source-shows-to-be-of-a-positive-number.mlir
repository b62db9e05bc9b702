// options: --accept real
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.subf %x, %y : f32
  %v1 = arith.subf %x, %y : f32
  %v2 = arith.mulf %v0, %v1 : f32
  %v3 = arith.constant 1.0 : f32
  %v4 = arith.addf %v2, %v3 : f32
  %v5 = math.rsqrt %v4 : f32
  %v6 = arith.mulf %z, %v5 : f32
  return %v6 : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32, %h: f16, %e: f16, %g: bf16, %q: bf16, %d: f64, %i: i32, %j: i32, %k: i32, %s: i8, %t: i8, %l: i64, %c: i1) -> f32 {
  %v0 = arith.mulf %x, %x : f32
  %v1 = arith.mulf %x, %y : f32
  %v2 = arith.constant 2.0 : f32
  %v3 = arith.mulf %v1, %v2 : f32
  %v4 = arith.subf %v0, %v3 : f32
  %v5 = arith.mulf %y, %y : f32
  %v6 = arith.addf %v4, %v5 : f32
  %v7 = arith.constant 1.0 : f32
  %v8 = arith.addf %v6, %v7 : f32
  %v9 = math.sqrt %v8 : f32
  %v10 = arith.divf %z, %v9 : f32
  return %v10 : f32
}
// expect: equivalent real
