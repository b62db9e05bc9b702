// What is behind the elements that are kept stays at its own places; here it follows them.
func.func @f(%a: vector<8xi64>, %s: vector<8xi64>) -> vector<8xi64> {
  %k = arith.constant dense<[false, true, false, true, true, false, false, false]> : vector<8xi1>
  %0 = x86.avx512.mask.compress %k, %a, %s : vector<8xi64>, vector<8xi64>
  return %0 : vector<8xi64>
}
// -----
func.func @f(%a: vector<8xi64>, %s: vector<8xi64>) -> vector<8xi64> {
  %0 = vector.shuffle %a, %s [1, 3, 4, 8, 9, 10, 11, 12] : vector<8xi64>, vector<8xi64>
  return %0 : vector<8xi64>
}
// expect: different
