func.func @f(%x: vector<16xi16>, %y: vector<16xi16>) -> vector<16xi16> {
  %0 = aievec_aie1.add %x, %y : vector<16xi16>, vector<16xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// -----
func.func @f(%x: vector<16xi16>, %y: vector<16xi16>) -> vector<16xi16> {
  %0 = aievec_aie1.sub %x, %y : vector<16xi16>, vector<16xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// expect: unknown open-obligation
