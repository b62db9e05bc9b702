func.func @f(%x: i32) -> i8 {
  %r = arith.trunci %x : i32 to i8
  return %r : i8
}
// -----
func.func @f(%x: i32) -> i8 {
  %r = arith.trunci %x overflow<nuw> : i32 to i8
  return %r : i8
}
// expect: different
