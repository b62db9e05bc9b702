func.func @f(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  cf.br ^head(%a, %one : i8, i8)
^head(%x: i8, %by: i8):
  %go = arith.cmpi sgt, %x, %zero : i8
  cf.cond_br %go, ^body, ^end
^body:
  %y = arith.subi %x, %by : i8
  cf.br ^head(%y, %two : i8, i8)
^end:
  return %x : i8
}
// -----
func.func @f(%a: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %r = arith.minsi %a, %zero : i8
  return %r : i8
}
// expect: different
