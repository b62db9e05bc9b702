func.func @f(%a: index, %b: index) -> index {
  %r = arith.divsi %a, %b : index
  return %r : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %r = emitc.div %a, %b : (index, index) -> index
  return %r : index
}
// expect: different
