func.func @f(%x: f32) -> i8 {
  %r = arith.fptosi %x : f32 to i8
  return %r : i8
}
// -----
func.func @f(%x: f32) -> i8 {
  %w = arith.fptosi %x : f32 to i32
  %r = arith.trunci %w : i32 to i8
  return %r : i8
}
// expect: equivalent
