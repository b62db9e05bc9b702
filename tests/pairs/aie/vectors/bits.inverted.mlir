func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.bneg %a : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>) -> vector<16xi32> {
  %c = arith.constant dense<-1> : vector<16xi32>
  %r = arith.xori %a, %c : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
