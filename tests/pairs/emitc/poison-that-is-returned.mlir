// The source hands poison on, and ends in nothing that is undefined.
func.func @f(%a: f32) -> i32 {
  %0 = arith.fptosi %a : f32 to i32
  return %0 : i32
}
// -----
func.func @f(%a: f32) -> i32 {
  %0 = emitc.cast %a : f32 to i32
  return %0 : i32
}
// expect: different
