func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %r = arith.subi %x, %y : i192
  return %r : i192
}
// -----
func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %m = arith.constant -1 : i192
  %o = arith.constant 1 : i192
  %a = arith.xori %y, %m : i192
  %b = arith.addi %a, %o : i192
  %r = arith.addi %x, %b : i192
  return %r : i192
}
// expect: equivalent bitwise static
