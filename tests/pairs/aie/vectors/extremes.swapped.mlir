func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<16xbf16> {
  %x = aievec.max %a, %b : vector<16xbf16>
  return %x : vector<16xbf16>
}
// -----
func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<16xbf16> {
  %x = aievec.max %b, %a : vector<16xbf16>
  return %x : vector<16xbf16>
}
// expect: unknown open-obligation
