func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  cf.switch %n : i32, [
    default: ^d(%z : i32),
    41: ^d(%o : i32),
    42: ^d(%o : i32)
  ]
^d(%r: i32):
  return %r : i32
}
// -----
func.func @f(%n: i32) -> i32 {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  cf.switch %n : i32, [
    default: ^d(%z : i32),
    41: ^d(%o : i32)
  ]
^d(%r: i32):
  return %r : i32
}
// expect: different
