func.func @f(%x: f32) -> f32 {
  %r = math.trunc %x : f32
  return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
  %i = arith.fptosi %x : f32 to i32
  %r = arith.sitofp %i : i32 to f32
  return %r : f32
}
// expect: different
