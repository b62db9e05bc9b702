func.func @f(%x: index, %y: index) -> index {
  %0:2 = affine.delinearize_index %x into (100, 5) : index, index
  return %0#0 : index
}
// -----
func.func @f(%x: index, %y: index) -> index {
  %0:2 = affine.delinearize_index %x into (100, 5) : index, index
  return %0#0 : index
}
// expect: equivalent bitwise all-sizes
