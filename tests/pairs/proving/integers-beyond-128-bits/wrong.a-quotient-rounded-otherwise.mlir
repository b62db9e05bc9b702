func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %k = arith.constant 8 : i192
  %r = arith.divsi %x, %k : i192
  return %r : i192
}
// -----
func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %k = arith.constant 3 : i192
  %r = arith.shrsi %x, %k : i192
  return %r : i192
}
// expect: different
