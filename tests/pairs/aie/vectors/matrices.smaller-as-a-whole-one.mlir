func.func @f(%a: vector<32xi16>) -> vector<32xi16> {
  %0 = aievec.shuffle %a [t16_4x4] : vector<32xi16>
  return %0 : vector<32xi16>
}
// -----
func.func @f(%a: vector<32xi16>) -> vector<32xi16> {
  %0 = aievec.shuffle %a [t16_4x8] : vector<32xi16>
  return %0 : vector<32xi16>
}
// expect: unknown open-obligation
