func.func @f(%a: i1) -> i1 {
  %t = arith.constant true
  %x = arith.xori %a, %t : i1
  return %x : i1
}
// -----
func.func @f(%a: i1) -> i1 {
  %r = spirv.LogicalNot %a : i1
  return %r : i1
}
// expect: equivalent bitwise static
