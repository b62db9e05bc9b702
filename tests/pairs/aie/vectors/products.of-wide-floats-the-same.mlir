func.func @f(%a: vector<16xf32>, %b: vector<16xf32>) -> vector<16xf32> {
  %0 = aievec.mul_elem %a, %b : vector<16xf32>, vector<16xf32>, vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%a: vector<16xf32>, %b: vector<16xf32>) -> vector<16xf32> {
  %0 = aievec.mul_elem %a, %b : vector<16xf32>, vector<16xf32>, vector<16xf32>
  return %0 : vector<16xf32>
}
// expect: equivalent
