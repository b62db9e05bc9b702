func.func @f(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %d = arith.divsi %a, %z : i32
  return %d : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  cf.br ^l
^l:
  cf.br ^l
}
// expect: unknown
