func.func @f(%a: vector<8xi64>, %b: vector<8xi64>) -> vector<8xi1> {
  %k1, %k2 = x86.avx512.vp2intersect %a, %b : vector<8xi64>
  return %k1 : vector<8xi1>
}
// -----
func.func @f(%a: vector<8xi64>, %b: vector<8xi64>) -> vector<8xi1> {
  %0 = arith.cmpi eq, %a, %b : vector<8xi64>
  return %0 : vector<8xi1>
}
// expect: different
