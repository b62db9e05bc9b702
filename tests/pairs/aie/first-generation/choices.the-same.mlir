func.func @f(%x: vector<32xi16>) -> vector<16xi16> {
  %0 = aievec_aie1.select %x {select = "0xcccc", xoffsets = "0x0c080400", xoffsets_hi = "0x0", xsquare = "0x1010", xstart = "0", yoffsets = "0x0c080400", yoffsets_hi = "0x0", ysquare = "0x1010", ystart = "1"} : vector<32xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// -----
func.func @f(%x: vector<32xi16>) -> vector<16xi16> {
  %0 = aievec_aie1.select %x {select = "0xcccc", xoffsets = "0x0c080400", xoffsets_hi = "0x0", xsquare = "0x1010", xstart = "0", yoffsets = "0x0c080400", yoffsets_hi = "0x0", ysquare = "0x1010", ystart = "1"} : vector<32xi16>, vector<16xi16>
  return %0 : vector<16xi16>
}
// expect: equivalent
