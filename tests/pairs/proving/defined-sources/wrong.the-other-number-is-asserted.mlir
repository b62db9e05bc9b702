func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %g = arith.cmpi sge, %x, %c0 : i32
  cf.assert %g, "x"
  %n = arith.maxsi %y, %c0 : i32
  return %x, %n : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %g = arith.cmpi sge, %x, %c0 : i32
  cf.assert %g, "x"
  return %x, %y : i32, i32
}
// expect: different
