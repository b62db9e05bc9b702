func.func @f(%a: i1) -> i1 {
  cf.cond_br %a, ^l, ^m
^l:
  cf.br ^l
^m:
  return %a : i1
}
// -----
func.func @f(%a: i1) -> i1 {
  %f = arith.constant false
  cf.cond_br %a, ^l, ^m
^l:
  cf.br ^l
^m:
  return %f : i1
}
// expect: equivalent bitwise static
