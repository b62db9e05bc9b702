// A quotient by poison is undefined in the source, too; the solver does not know yet that a divisor is none.
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.divui %a, %0 : i32
  return %1 : i32
}
// -----
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = arith.divui %a, %0 : i32
  return %1 : i32
}
// expect: unknown open-obligation
