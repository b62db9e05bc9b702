func.func @f(%a: vector<64xi8>, %b: vector<16xi32>, %c: vector<16xi64>) -> vector<16xi64> {
  %k = arith.constant 776 : i32
  %0 = "xllvm.intr.aie2.I512.I512.ACC1024.acc32.mac.conf"(%a, %b, %c, %k) : (vector<64xi8>, vector<16xi32>, vector<16xi64>, i32) -> vector<16xi64>
  return %0 : vector<16xi64>
}
// -----
func.func @f(%a: vector<64xi8>, %b: vector<16xi32>, %c: vector<16xi64>) -> vector<16xi64> {
  %k = arith.constant 776 : i32
  %0 = "xllvm.intr.aie2.I512.I512.ACC1024.acc32.mac.conf"(%a, %b, %c, %k) {fast} : (vector<64xi8>, vector<16xi32>, vector<16xi64>, i32) -> vector<16xi64>
  return %0 : vector<16xi64>
}
// expect: unknown unsupported
