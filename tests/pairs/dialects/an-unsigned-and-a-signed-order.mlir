func.func @f(%x: index, %y: index) -> i1 {
  %r = index.cmp ult(%x, %y)
  return %r : i1
}
// -----
func.func @f(%x: index, %y: index) -> i1 {
  %r = index.cmp slt(%x, %y)
  return %r : i1
}
// expect: different
