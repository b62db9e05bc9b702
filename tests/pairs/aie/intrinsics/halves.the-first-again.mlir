func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<32xbf16> {
  %0 = "xllvm.intr.aie2.concat.bf512.bf256"(%a, %b) : (vector<16xbf16>, vector<16xbf16>) -> vector<32xbf16>
  return %0 : vector<32xbf16>
}
// -----
func.func @f(%a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<32xbf16> {
  %i = arith.constant 0 : i32
  %p = arith.constant 0 : i32
  %0 = "xllvm.intr.aie2.set.bf512.bf256"(%a, %p) : (vector<16xbf16>, i32) -> vector<32xbf16>
  %1 = "xllvm.intr.aie2.upd.bf512.bf256"(%0, %b, %i) : (vector<32xbf16>, vector<16xbf16>, i32) -> vector<32xbf16>
  return %1 : vector<32xbf16>
}
// expect: different
