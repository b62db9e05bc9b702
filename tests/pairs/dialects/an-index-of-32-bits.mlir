func.func @f(%x: index) -> index {
  %c = index.constant 4294967296
  %r = index.add %x, %c
  return %r : index
}
// -----
func.func @f(%x: index) -> index {
  return %x : index
}
// expect: different
