func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %m = aievec.cmp %a, %b {pred = "slt"} : vector<16xi32>, vector<16xi32>, ui16
  %r = aievec.sel %a, %b, %m : vector<16xi32>, vector<16xi32>, ui16, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = arith.maxsi %a, %b : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
