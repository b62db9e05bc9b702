func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<16xf32> {
  %r = aievec.mul_elem %a, %b : vector<16xbf16>, vector<16xbf16>, vector<16xf32>
  return %r : vector<16xf32>
}
// -----
func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<16xf32> {
  %x = arith.extf %a : vector<16xbf16> to vector<16xf32>
  %y = arith.extf %b : vector<16xbf16> to vector<16xf32>
  %r = arith.mulf %x, %y : vector<16xf32>
  return %r : vector<16xf32>
}
// expect: equivalent
