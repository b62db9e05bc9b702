func.func @f(%a: f4E2M1FN, %s: f16) -> f32 {
  %r = arith.scaling_extf %a, %s : f4E2M1FN, f16 to f32
  return %r : f32
}
// -----
func.func @f(%a: f4E2M1FN, %s: f16) -> f32 {
  %w = arith.extf %s : f16 to f32
  %p = arith.bitcast %w : f32 to i32
  %m = arith.constant 0x7f800000 : i32
  %e = arith.andi %p, %m : i32
  %x = arith.bitcast %e : i32 to f32
  %y = arith.extf %a : f4E2M1FN to f32
  %r = arith.mulf %x, %y : f32
  return %r : f32
}
// expect: different
