func.func @f(%x: i32, %y: i32) -> i32 {
  %m = arith.muli %x, %y : i32
  %n = arith.muli %y, %x : i32
  %r = arith.andi %m, %n : i32
  return %r : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %r = arith.muli %x, %y : i32
  return %r : i32
}
// expect: equivalent bitwise static
