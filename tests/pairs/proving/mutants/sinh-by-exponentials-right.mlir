// options: --accept real
func.func @f(%x: f32) -> f32 {
  %r = math.sinh %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %n = arith.negf %x : f32
  %e = math.exp %x : f32
  %d = math.exp %n : f32
  %s = arith.subf %e, %d : f32
  %r = arith.mulf %s, %h : f32
  return %r : f32
}
// expect: equivalent real
