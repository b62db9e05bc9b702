func.func @f(%x: index, %y: index) -> index {
  %0 = affine.linearize_index [%x, %y] by (80) : index
  %1:2 = affine.delinearize_index %0 into (80) : index, index
  return %1#0 : index
}
// -----
func.func @f(%x: index, %y: index) -> index {
  return %x : index
}
// expect: different
