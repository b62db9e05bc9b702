func.func @f(%x: i32) -> i32 {
  %minus = arith.constant 3 : i32
  %r = arith.divsi %x, %minus : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %minus = arith.constant 3 : i32
  %r = arith.divsi %x, %minus : i32
  return %r : i32
}
// expect: equivalent
