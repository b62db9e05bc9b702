func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.shuffle %a [t32_4x4] : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = vector.shuffle %a, %b [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15] : vector<16xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// expect: equivalent
