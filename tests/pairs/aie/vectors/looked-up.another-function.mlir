func.func @f(%a: vector<16xbf16>) -> vector<16xbf16> {
  %x = aievec.exp %a : vector<16xbf16>
  return %x : vector<16xbf16>
}
// -----
func.func @f(%a: vector<16xbf16>) -> vector<16xbf16> {
  %x = aievec.tanh %a : vector<16xbf16>
  return %x : vector<16xbf16>
}
// expect: unknown open-obligation
