func.func @f(%x: f32, %y: f32) -> f32 {
  %r = arith.remf %x, %y : f32
  return %r : f32
}
// -----
func.func @f(%x: f32, %y: f32) -> f32 {
  %d = arith.divf %x, %y : f32
  %t = math.trunc %d : f32
  %m = arith.mulf %t, %y : f32
  %r = arith.subf %x, %m : f32
  return %r : f32
}
// expect: different
