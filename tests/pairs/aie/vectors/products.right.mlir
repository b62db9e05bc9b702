func.func @f(%a: vector<32xi16>, %b: vector<32xi16>) -> vector<32xi32> {
  %r = aievec.mul_elem %a, %b : vector<32xi16>, vector<32xi16>, vector<32xi32>
  return %r : vector<32xi32>
}
// -----
func.func @f(%a: vector<32xi16>, %b: vector<32xi16>) -> vector<32xi32> {
  %x = arith.extsi %a : vector<32xi16> to vector<32xi32>
  %y = arith.extsi %b : vector<32xi16> to vector<32xi32>
  %r = arith.muli %x, %y : vector<32xi32>
  return %r : vector<32xi32>
}
// expect: equivalent
