func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %r = arith.maxsi %x, %y : i192
  return %r : i192
}
// -----
func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %r = arith.maxui %x, %y : i192
  return %r : i192
}
// expect: different
