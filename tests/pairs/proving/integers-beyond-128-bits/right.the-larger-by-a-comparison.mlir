func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %r = arith.maxsi %x, %y : i192
  return %r : i192
}
// -----
func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %c = arith.cmpi slt, %x, %y : i192
  %r = arith.select %c, %y, %x : i192
  return %r : i192
}
// expect: equivalent bitwise static
