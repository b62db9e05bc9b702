func.func @f(%x: vector<16xi16>) -> vector<16xi8> {
  %0 = aievec.pack %x : vector<16xi16>, vector<16xi8>
  return %0 : vector<16xi8>
}
// -----
func.func @f(%x: vector<16xi16>) -> vector<16xi8> {
  %0 = aievec.pack %x : vector<16xi16>, vector<16xi8>
  return %0 : vector<16xi8>
}
// expect: equivalent
