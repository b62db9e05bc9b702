func.func @f(%n: i32, %x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %c = arith.cmpi slt, %n, %z : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %z : i32
^b:
  return %x : i32
}
// -----
func.func @f(%n: i32, %x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %c = arith.cmpi slt, %n, %z : i32
  %r = arith.select %c, %z, %x : i32
  return %r : i32
}
// expect: equivalent bitwise static
