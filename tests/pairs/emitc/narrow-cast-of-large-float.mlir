func.func @f(%a: f32) -> i8 {
  %x = arith.fptosi %a : f32 to i32
  %r = arith.trunci %x : i32 to i8
  return %r : i8
}
// -----
func.func @f(%a: f32) -> i8 {
  %r = emitc.cast %a : f32 to i8
  return %r : i8
}
// expect: different
