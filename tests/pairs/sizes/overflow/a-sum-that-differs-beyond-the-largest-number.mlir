// options: --size a=9223372036854775807
// A sum at which the source overflows is none that is proven.
func.func @f(%a: index) -> i1 {
  %0 = affine.apply affine_map<()[s0] -> (s0 + 1)> ()[%a]
  %1 = arith.cmpi slt, %a, %0 : index
  return %1 : i1
}
// -----
func.func @f(%a: index) -> i1 {
  %true = arith.constant true
  return %true : i1
}
// expect: unknown overflow
