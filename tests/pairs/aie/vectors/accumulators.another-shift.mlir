func.func @f(%a: vector<16xi16>) -> vector<16xi32> {
  %r = aievec.ups %a {shift = 4 : i8} : vector<16xi16>, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi16>) -> vector<16xi32> {
  %x = arith.extsi %a : vector<16xi16> to vector<16xi32>
  %n = arith.constant dense<3> : vector<16xi32>
  %r = arith.shli %x, %n : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: different
