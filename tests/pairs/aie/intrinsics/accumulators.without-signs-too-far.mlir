func.func @f(%a: vector<16xi16>) -> vector<16xi32> {
  %b = arith.extui %a : vector<16xi16> to vector<16xi32>
  %n = arith.constant dense<16> : vector<16xi32>
  %c = arith.shli %b, %n : vector<16xi32>
  return %c : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi16>) -> vector<16xi32> {
  %n = arith.constant 16 : i32
  %s = arith.constant 0 : i32
  %0 = "xllvm.intr.aie2.acc32.v16.I256.ups"(%a, %n, %s) : (vector<16xi16>, i32, i32) -> vector<8xi64>
  %1 = vector.bitcast %0 : vector<8xi64> to vector<16xi32>
  return %1 : vector<16xi32>
}
// expect: unknown open-obligation
