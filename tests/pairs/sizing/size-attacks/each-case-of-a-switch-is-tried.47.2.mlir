func.func @f(%c: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %c : i32, [default: ^a, 17: ^b, 27: ^b, 37: ^b, 47: ^b, -12: ^b, 1000: ^b]
^a:
  return %x : i32
^b:
  return %y : i32
}
// -----
func.func @f(%c: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %c : i32, [default: ^a, 17: ^b, 27: ^b, 37: ^b, 47: ^a, -12: ^b, 1000: ^b]
^a:
  return %x : i32
^b:
  return %y : i32
}
// expect: different
