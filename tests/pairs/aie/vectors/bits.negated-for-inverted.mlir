func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.bneg %a : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %c = arith.constant dense<0> : vector<16xi32>
  %r = arith.subi %c, %a : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: different
