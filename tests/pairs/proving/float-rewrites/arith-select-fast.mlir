func.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  %n = arith.mulf %x, %y : f32
  %r = arith.addf %n, %x : f32
  return %r : f32
}
// -----
func.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  %n = arith.mulf %x, %y fastmath<ninf> : f32
  %r = arith.addf %n, %x : f32
  return %r : f32
}
// expect: different
