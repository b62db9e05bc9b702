func.func @f(%x: f32, %y: i32) -> f32 {
  %c = arith.constant 2.0 : f32
  %r = math.copysign %x, %c : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: i32) -> f32 {
  %o = arith.addi %y, %y overflow<nsw> : i32
  %b = arith.bitcast %o : i32 to f32
  %a = math.absf %b : f32
  %a2 = math.copysign %x, %a : f32
  return %a2 : f32
}
// expect: different
