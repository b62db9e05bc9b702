// What streaming mode has for a length says nothing of vectors outside of it.
func.func @f() -> i64 {
  %r = "arm_sme.intr.cntsd"() : () -> i64
  return %r : i64
}
// -----
func.func @f() -> i64 {
  %v = vector.vscale
  %w = arith.index_cast %v : index to i64
  %c2 = arith.constant 2 : i64
  %r = arith.muli %w, %c2 : i64
  return %r : i64
}
// expect: unknown
