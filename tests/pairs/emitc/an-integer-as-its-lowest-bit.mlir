func.func @f(%a: i32) -> i1 {
  %t = arith.trunci %a : i32 to i1
  return %t : i1
}
// -----
func.func @f(%a: i32) -> i1 {
  %0 = emitc.cast %a : i32 to i1
  return %0 : i1
}
// expect: different
