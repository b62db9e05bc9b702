func.func @f(%x: vector<16xi8>) -> vector<16xi8> {
  return %x : vector<16xi8>
}
// -----
func.func @f(%x: vector<16xi8>) -> vector<16xi8> {
  %0 = aievec.unpack %x : vector<16xi8>, vector<16xi16>
  %1 = aievec.pack %0 : vector<16xi16>, vector<16xi8>
  return %1 : vector<16xi8>
}
// expect: unknown open-obligation
