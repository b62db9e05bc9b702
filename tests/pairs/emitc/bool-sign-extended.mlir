func.func @f(%c: i1) -> i32 {
  %r = arith.extsi %c : i1 to i32
  return %r : i32
}
// -----
func.func @f(%c: i1) -> i32 {
  %r = emitc.cast %c : i1 to i32
  return %r : i32
}
// expect: different
