func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %x = arith.xori %a, %a : i32
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %x, %z : i32
  cf.cond_br %c, ^l, ^m
^l:
  cf.br ^l
^m:
  return %a : i32
}
// expect: unknown
