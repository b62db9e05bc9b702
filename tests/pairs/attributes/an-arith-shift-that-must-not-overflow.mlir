func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.shli %x, %y : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.shli %x, %y overflow<nuw> : i32
  return %r : i32
}
// expect: different
