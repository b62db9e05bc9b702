func.func @f(%a: vector<8xi32>, %b: vector<8xi32>) -> vector<16xi32> {
  %0 = aievec.concat %a, %b : vector<8xi32>, vector<16xi32>
  return %0 : vector<16xi32>
}
// -----
func.func @f(%a: vector<8xi32>, %b: vector<8xi32>) -> vector<16xi32> {
  %0 = "xllvm.intr.aie2.concat.I512.I256"(%b, %a) : (vector<8xi32>, vector<8xi32>) -> vector<16xi32>
  return %0 : vector<16xi32>
}
// expect: different
