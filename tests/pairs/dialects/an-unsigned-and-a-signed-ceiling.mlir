func.func @f(%x: index, %y: index) -> index {
  %r = index.ceildivu %x, %y
  return %r : index
}
// -----
func.func @f(%x: index, %y: index) -> index {
  %r = index.ceildivs %x, %y
  return %r : index
}
// expect: different
