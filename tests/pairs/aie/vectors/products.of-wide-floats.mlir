func.func @f(%a: vector<16xf32>, %b: vector<16xf32>) -> vector<16xf32> {
  %r = aievec.mul_elem %a, %b : vector<16xf32>, vector<16xf32>, vector<16xf32>
  return %r : vector<16xf32>
}
// -----
func.func @f(%a: vector<16xf32>, %b: vector<16xf32>) -> vector<16xf32> {
  %r = arith.mulf %a, %b : vector<16xf32>
  return %r : vector<16xf32>
}
// expect: unknown open-obligation
