func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %k = arith.constant 130 : i192
  %r = arith.shli %x, %k : i192
  return %r : i192
}
// -----
func.func @f(%x: i192, %y: i192, %z: i192) -> i192 {
  %k = arith.constant 680564733841876926926749214863536422912 : i192
  %r = arith.muli %x, %k : i192
  return %r : i192
}
// expect: different
