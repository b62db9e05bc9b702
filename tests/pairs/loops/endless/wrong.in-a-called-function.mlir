func.func private @g(%a: i32) {
  return
}
func.func @f(%a: i32) -> i32 {
  func.call @g(%a) : (i32) -> ()
  return %a : i32
}
// -----
func.func private @g(%a: i32) {
  cf.br ^l
^l:
  cf.br ^l
}
func.func @f(%a: i32) -> i32 {
  func.call @g(%a) : (i32) -> ()
  return %a : i32
}
// expect: different
