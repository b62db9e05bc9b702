func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %s = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %r = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  return %r : index
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %r = tensor.dim %t, %c0 : tensor<?x?xf32>
  return %r : index
}
// expect: different
