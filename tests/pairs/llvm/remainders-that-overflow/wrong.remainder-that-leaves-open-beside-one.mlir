func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %e = arith.remsi %a, %m : i32
  return %e : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %l = arith.constant -2147483648 : i32
  %c = arith.cmpi eq, %a, %l : i32
  %o = arith.constant 5 : i32
  %e = arith.remsi %a, %m : i32
  %r = arith.select %c, %o, %e : i32
  return %r : i32
}
// expect: unknown
