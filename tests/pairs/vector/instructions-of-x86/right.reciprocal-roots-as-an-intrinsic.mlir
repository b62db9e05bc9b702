func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = x86.avx.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = "x86vector.avx.intr.rsqrt.ps.256"(%a) : (vector<8xf32>) -> vector<8xf32>
  return %0 : vector<8xf32>
}
// expect: equivalent bitwise
