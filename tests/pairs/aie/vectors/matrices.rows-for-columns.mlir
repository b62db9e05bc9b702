func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = aievec.shuffle %a, %b [t32_8x4_lo] : vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>) -> vector<16xi32> {
  %r = vector.shuffle %a, %b [0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27] : vector<16xi32>, vector<16xi32>
  return %r : vector<16xi32>
}
// expect: different
