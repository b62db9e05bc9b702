func.func @f(%a: i32) -> i32 {
  cf.br ^l
^l:
  cf.br ^l
}
// -----
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// expect: unknown
