func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<16xf32> {
  %r = aievec.mul_elem %a, %b : vector<16xbf16>, vector<16xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}
// -----
func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<16xf32> {
  %p = arith.mulf %a, %b : vector<16xbf16>
  %r = arith.extf %p : vector<16xbf16> to vector<16xf32>
  return %r : vector<16xf32>
}
// expect: different
