func.func @f(%x: i32) -> i1 {
  %z = arith.constant 0 : i32
  %c = math.cttz %x : i32
  %r = arith.cmpi eq, %c, %z : i32
  return %r : i1
}
// -----
func.func @f(%x: i32) -> i1 {
  %r = arith.trunci %x : i32 to i1
  return %r : i1
}
// expect: equivalent bitwise static
