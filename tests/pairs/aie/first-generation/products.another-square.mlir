func.func @f(%x: vector<32xi16>, %y: vector<16xi16>, %c: vector<16xi48>) -> vector<16xi48> {
  %0 = aievec_aie1.mac %x, %y, %c {xoffsets = "0x03020100", xoffsets_hi = "0x07060504", xsquare = "0x2110", xstart = "2", zoffsets = "0", zoffsets_hi = "0", zstart = "1", zstep = "1", xstep = "2", zsquare = "0x1010"} : vector<32xi16>, vector<16xi16>, vector<16xi48>
  return %0 : vector<16xi48>
}
// -----
func.func @f(%x: vector<32xi16>, %y: vector<16xi16>, %c: vector<16xi48>) -> vector<16xi48> {
  %0 = aievec_aie1.mac %x, %y, %c {xoffsets = "0x03020100", xoffsets_hi = "0x07060504", xsquare = "0x2210", xstart = "2", zoffsets = "0", zoffsets_hi = "0", zstart = "1", zstep = "1", xstep = "2", zsquare = "0x1010"} : vector<32xi16>, vector<16xi16>, vector<16xi48>
  return %0 : vector<16xi48>
}
// expect: unknown open-obligation
