func.func @f(%x: i8, %y: i8) -> (i8, i1) {
  %s, %o = arith.addui_extended %x, %y : i8, i1
  return %s, %o : i8, i1
}
// -----
func.func @f(%x: i8, %y: i8) -> (i8, i1) {
  %s = arith.addi %x, %y : i8
  %o = arith.cmpi ult, %s, %x : i8
  return %s, %o : i8, i1
}
// expect: equivalent
