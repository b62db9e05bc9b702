func.func @f(%a: index, %b: index) -> index {
  %r = arith.divui %a, %b : index
  return %r : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %r = index.divu %a, %b
  return %r : index
}
// expect: equivalent bitwise static
