func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %m = arith.constant -1 : i256
  %a = arith.xori %x, %m : i256
  %b = arith.xori %y, %m : i256
  %c = arith.andi %a, %b : i256
  %r = arith.xori %c, %m : i256
  return %r : i256
}
// -----
func.func @f(%x: i256, %y: i256, %z: i256) -> i256 {
  %r = arith.ori %x, %y : i256
  return %r : i256
}
// expect: equivalent bitwise static
