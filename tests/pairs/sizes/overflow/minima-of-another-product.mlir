func.func @f(%a: index, %b: index) -> index {
  %0 = affine.min affine_map<()[s0] -> (s0 + 16, s0 * 8)> ()[%a]
  %1 = affine.min affine_map<()[s0, s1] -> (s0, 7 + s1)> ()[%0, %b]
  return %1 : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %0 = affine.min affine_map<()[s0, s1] -> (s1 + 7, s0 + 16, s0 * 4)> ()[%a, %b]
  return %0 : index
}
// expect: different
