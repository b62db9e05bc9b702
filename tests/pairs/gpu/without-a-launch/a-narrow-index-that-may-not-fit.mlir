func.func @f(%a: index) -> index {
  return %a : index
}
// -----
func.func @f(%a: index) -> index {
  %n = builtin.unrealized_conversion_cast %a : index to i32
  %b = builtin.unrealized_conversion_cast %n : i32 to index
  return %b : index
}
// expect: unknown open-obligation
