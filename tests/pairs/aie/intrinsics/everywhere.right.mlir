func.func @f(%a: i16) -> vector<32xi16> {
  %0 = aievec.broadcast_scalar %a : i16, vector<32xi16>
  return %0 : vector<32xi16>
}
// -----
func.func @f(%a: i16) -> vector<32xi16> {
  %x = arith.extui %a : i16 to i32
  %0 = "xllvm.intr.aie2.vbroadcast16.I512"(%x) : (i32) -> vector<32xi16>
  return %0 : vector<32xi16>
}
// expect: equivalent
