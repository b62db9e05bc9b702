func.func @f(%a: i32, %b: i32) -> i32 {
  %m = arith.constant -1 : i32
  %c = arith.cmpi eq, %b, %m : i32
  %o = arith.constant 1 : i32
  %d = arith.select %c, %o, %b : i32
  %r = arith.remsi %a, %d : i32
  return %r : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = spirv.SRem %a, %b : i32
  return %r : i32
}
// expect: different
