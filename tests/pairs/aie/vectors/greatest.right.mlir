func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.max %a, %b : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = arith.maxsi %a, %b : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
