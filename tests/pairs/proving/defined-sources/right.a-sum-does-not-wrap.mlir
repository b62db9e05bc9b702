func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %s = arith.addi %x, %y overflow<nsw> : i32
  %g = arith.cmpi sge, %x, %c0 : i32
  %h = arith.cmpi sge, %y, %c0 : i32
  cf.assert %g, "x"
  cf.assert %h, "y"
  %n = arith.maxsi %s, %c0 : i32
  return %s, %n : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %s = arith.addi %x, %y overflow<nsw> : i32
  %g = arith.cmpi sge, %x, %c0 : i32
  %h = arith.cmpi sge, %y, %c0 : i32
  cf.assert %g, "x"
  cf.assert %h, "y"
  return %s, %s : i32, i32
}
// expect: equivalent bitwise static
