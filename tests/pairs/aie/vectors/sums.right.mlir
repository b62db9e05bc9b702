func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.add_elem %a, %b : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = arith.addi %a, %b : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
