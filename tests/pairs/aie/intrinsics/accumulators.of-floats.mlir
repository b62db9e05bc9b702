func.func @f(%a: vector<16xbf16>) -> vector<16xf32> {
  %0 = aievec.ups %a {shift = 0 : i8} : vector<16xbf16>, vector<16xf32>
  return %0 : vector<16xf32>
}
// -----
func.func @f(%a: vector<16xbf16>) -> vector<16xf32> {
  %0 = "xllvm.intr.aie2.v16bf16.to.v16accfloat"(%a) : (vector<16xbf16>) -> vector<8xi64>
  %1 = vector.bitcast %0 : vector<8xi64> to vector<16xf32>
  return %1 : vector<16xf32>
}
// expect: equivalent
