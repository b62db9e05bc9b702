func.func @f(%x: i32) -> i8 {
  %y = arith.trunci %x : i32 to i8
  return %y : i8
}
// -----
func.func @f(%x: i32) -> i8 {
  %y = arith.trunci %x overflow<nuw> : i32 to i8
  return %y : i8
}
// expect: different
