func.func @f(%a: index, %b: index) -> index {
  %r = index.maxs %a, %b
  return %r : index
}
// -----
func.func @f(%a: index, %b: index) -> index {
  %r = index.maxu %a, %b
  return %r : index
}
// expect: different
