func.func @f(%x: vector<32xi16>) -> vector<8xi16> {
  %0 = aievec.ext %x {index = 2 : i8} : vector<32xi16>, vector<8xi16>
  return %0 : vector<8xi16>
}
// -----
func.func @f(%x: vector<32xi16>) -> vector<8xi16> {
  %0 = aievec_aie1.ext %x {index = 1 : i8} : vector<32xi16>, vector<8xi16>
  return %0 : vector<8xi16>
}
// expect: different
