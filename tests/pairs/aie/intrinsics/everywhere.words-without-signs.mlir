func.func @f(%a: i16) -> vector<16xi32> {
  %x = arith.extsi %a : i16 to i32
  %0 = vector.broadcast %x : i32 to vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f(%a: i16) -> vector<16xi32> {
  %x = arith.extui %a : i16 to i32
  %0 = "xllvm.intr.aie2.vbroadcast32.I512"(%x) : (i32) -> vector<16xi32>
  return %0 : vector<16xi32>
}
// expect: different
