func.func @f(%a: index, %b: index) -> index {
  %r = arith.shrsi %a, %b : index
  return %r : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %r = emitc.bitwise_right_shift %a, %b : (index, index) -> index
  return %r : index
}
// expect: different
