func.func @f(%a: i1) -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
// -----
func.func @f(%a: i1) -> i32 {
  %c = arith.constant 1 : i32
  cf.cond_br %a, ^l, ^m
^l:
  cf.cond_br %a, ^l, ^m
^m:
  return %c : i32
}
// expect: different
