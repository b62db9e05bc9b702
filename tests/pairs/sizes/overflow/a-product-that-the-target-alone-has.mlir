// The target's product overflows where the source has none.
func.func @f(%a: index) -> index {
  return %a : index
}
// -----
func.func @f(%a: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 4611686018427387904)> ()[%a]
  %1 = affine.apply affine_map<()[s0] -> (s0 floordiv 4611686018427387904)> ()[%0]
  return %1 : index
}
// expect: unknown overflow
