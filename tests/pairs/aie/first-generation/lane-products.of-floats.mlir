func.func @f(%x: vector<16xbf16>, %y: vector<16xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %a = arith.extf %x : vector<16xbf16> to vector<16xf32>
  %b = arith.extf %y : vector<16xbf16> to vector<16xf32>
  %0 = math.fma %a, %b, %c : vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%x: vector<16xbf16>, %y: vector<16xbf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %0 = aievec.mac_elem %x, %y, %c : vector<16xbf16>, vector<16xbf16>, vector<16xf32>
  return %0 : vector<16xf32>
}
// expect: unknown open-obligation
