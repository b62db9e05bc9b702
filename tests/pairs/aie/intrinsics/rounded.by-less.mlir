func.func @f(%a: vector<8xi64>) -> vector<16xi16> {
  %n = arith.constant 4 : i32
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.I256.v16.acc32.srs"(%a, %n, %s) : (vector<8xi64>, i32, i32) -> vector<16xi16>
  return %0 : vector<16xi16>
}
// -----
func.func @f(%a: vector<8xi64>) -> vector<16xi16> {
  %n = arith.constant 3 : i32
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.I256.v16.acc32.srs"(%a, %n, %s) : (vector<8xi64>, i32, i32) -> vector<16xi16>
  return %0 : vector<16xi16>
}
// expect: unknown open-obligation
