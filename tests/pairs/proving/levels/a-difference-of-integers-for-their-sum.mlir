// options: --accept bitwise --accept reassociated --accept real
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.addi %x, %y : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.subi %x, %y : i32
  return %r : i32
}
// expect: different
