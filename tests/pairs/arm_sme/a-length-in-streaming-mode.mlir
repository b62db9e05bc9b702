// A vector has two elements of 8 bytes for each 128 bits.
func.func @f() -> i64 attributes {arm_locally_streaming} {
  %r = "arm_sme.intr.cntsd"() : () -> i64
  return %r : i64
}
// -----
func.func @f() -> i64 attributes {arm_locally_streaming} {
  %v = vector.vscale
  %w = arith.index_cast %v : index to i64
  %c2 = arith.constant 2 : i64
  %r = arith.muli %w, %c2 : i64
  return %r : i64
}
// expect: equivalent bitwise listed
