// Without a vector behind it, and with one of a constant that is not zero.
func.func @f(%k: vector<8xi1>, %a: vector<8xf64>) -> vector<8xf64> {
  %0 = x86.avx512.mask.compress %k, %a : vector<8xf64>
  return %0 : vector<8xf64>
}
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf64>) -> vector<8xf64> {
  %0 = x86.avx512.mask.compress %k, %a {constant_src = dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0]> : vector<8xf64>} : vector<8xf64>
  return %0 : vector<8xf64>
}
// expect: different
