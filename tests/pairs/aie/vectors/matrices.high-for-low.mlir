func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.shuffle %a, %b [t32_4x8_lo] : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = vector.shuffle %a, %b [4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31] : vector<16xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// expect: different
