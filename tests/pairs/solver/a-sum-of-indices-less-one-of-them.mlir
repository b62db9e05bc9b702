func.func @f(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  %1 = arith.subi %0, %b : index
  return %1 : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  return %a : index
}
// expect: equivalent bitwise
