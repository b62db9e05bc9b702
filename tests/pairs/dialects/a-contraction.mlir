func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %m = arith.mulf %x, %y : f32
  %r = arith.addf %m, %z : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
  %r = math.fma %x, %y, %z : f32
  return %r : f32
}
// expect: different
