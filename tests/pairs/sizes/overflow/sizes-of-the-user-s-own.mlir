// options: --size a=4611686018427387904
// What the user asks of stays open.
func.func @f(%a: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 8)> ()[%a]
  return %0 : index
}
// -----
func.func @f(%a: index) -> index {
  %c8 = arith.constant 8 : index
  %0 = arith.muli %a, %c8 : index
  return %0 : index
}
// expect: unknown overflow
