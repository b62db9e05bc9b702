func.func @f(%x: i8, %y: i8) -> (i8, i8) {
  %l, %h = arith.mulsi_extended %x, %y : i8
  return %l, %h : i8, i8
}
// -----
func.func @f(%x: i8, %y: i8) -> (i8, i8) {
  %l, %h = arith.mului_extended %x, %y : i8
  return %l, %h : i8, i8
}
// expect: different
