// Poison that nobody uses is nothing in arith, and an overflow is undefined in C whoever uses it.
func.func @f(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  return
}
// expect: different
