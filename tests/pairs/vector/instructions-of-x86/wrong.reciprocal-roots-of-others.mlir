func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.shuffle %a, %a [1, 0, 2, 3, 4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
  %1 = x86.avx.rsqrt %0 : vector<8xf32>
  return %1 : vector<8xf32>
}
// expect: unknown
