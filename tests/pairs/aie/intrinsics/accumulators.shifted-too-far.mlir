func.func @f(%a: vector<16xi16>) -> vector<16xi32> {
  %0 = aievec.ups %a {shift = 5 : i8} : vector<16xi16>, vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi16>) -> vector<16xi32> {
  %n = arith.constant 17 : i32
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.acc32.v16.I256.ups"(%a, %n, %s) : (vector<16xi16>, i32, i32) -> vector<8xi64>
  %1 = vector.bitcast %0 : vector<8xi64> to vector<16xi32>
  return %1 : vector<16xi32>
}
// expect: unknown open-obligation
