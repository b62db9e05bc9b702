func.func @f(%a: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %p = arith.cmpi slt, %a, %c5 : i32
  %q = arith.cmpi sgt, %a, %c5 : i32
  cf.assert %p, "p"
  cf.assert %q, "q"
  %b = arith.addi %a, %a : i32
  return %b : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
// expect: unknown
