func.func @f(%k: vector<8xi1>, %a: vector<8xf64>, %s: vector<8xf64>) -> (vector<8xf64>, vector<8xf64>) {
  %0 = "x86vector.avx512.mask.compress"(%k, %a, %s) : (vector<8xi1>, vector<8xf64>, vector<8xf64>) -> vector<8xf64>
  %1 = "x86vector.avx512.mask.compress"(%k, %a) <{constant_src = dense<2.0> : vector<8xf64>}> : (vector<8xi1>, vector<8xf64>) -> vector<8xf64>
  return %0, %1 : vector<8xf64>, vector<8xf64>
}
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf64>, %s: vector<8xf64>) -> (vector<8xf64>, vector<8xf64>) {
  %two = arith.constant dense<2.0> : vector<8xf64>
  %0 = "x86vector.avx512.intr.mask.compress"(%a, %s, %k) : (vector<8xf64>, vector<8xf64>, vector<8xi1>) -> vector<8xf64>
  %1 = "x86vector.avx512.intr.mask.compress"(%a, %two, %k) : (vector<8xf64>, vector<8xf64>, vector<8xi1>) -> vector<8xf64>
  return %0, %1 : vector<8xf64>, vector<8xf64>
}
// expect: equivalent bitwise
