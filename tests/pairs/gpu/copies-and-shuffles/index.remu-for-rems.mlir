func.func @f(%a: index, %b: index) -> index {
  %r = index.rems %a, %b
  return %r : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %r = index.remu %a, %b
  return %r : index
}
// expect: different
