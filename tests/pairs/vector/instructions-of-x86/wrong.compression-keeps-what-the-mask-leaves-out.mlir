// The intrinsic takes the vector first and the one behind it second.
func.func @f(%k: vector<8xi1>, %a: vector<8xi64>, %s: vector<8xi64>) -> vector<8xi64> {
  %0 = x86.avx512.mask.compress %k, %a, %s : vector<8xi64>, vector<8xi64>
  return %0 : vector<8xi64>
}
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xi64>, %s: vector<8xi64>) -> vector<8xi64> {
  %0 = "x86vector.avx512.intr.mask.compress"(%s, %a, %k) : (vector<8xi64>, vector<8xi64>, vector<8xi1>) -> vector<8xi64>
  return %0 : vector<8xi64>
}
// expect: different
