func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  cf.br ^l
^l:
  cf.br ^l
}
// expect: different
