func.func @f(%x: i32) -> i1 {
  %z = arith.constant 0 : i32
  %c = math.ctlz %x : i32
  %r = arith.cmpi eq, %c, %z : i32
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i1 {
  %z = arith.constant 0 : i32
  %r = arith.cmpi slt, %x, %z : i32
  return %r : i1
}
// expect: equivalent bitwise static
