func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 123456789 : i32
  %p = arith.cmpi eq, %a, %c : i32
  cf.assert %p, "p"
  %s = arith.addi %b, %a : i32
  return %s : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 123456789 : i32
  %s = arith.addi %b, %c : i32
  return %s : i32
}
// expect: equivalent bitwise static
