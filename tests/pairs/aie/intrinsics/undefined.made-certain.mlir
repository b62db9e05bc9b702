func.func @f() -> vector<16xi32> {
  %0 = "xllvm.intr.aie2.v16int32"() : () -> vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f() -> vector<16xi32> {
  %0 = arith.constant dense<0> : vector<16xi32>
  return %0 : vector<16xi32>
}
// expect: unknown nothing-compared
