func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r = arith.subi %zero, %x : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %minus = arith.constant -1 : i32
  %r = arith.divsi %x, %minus : i32
  return %r : i32
}
// expect: different
