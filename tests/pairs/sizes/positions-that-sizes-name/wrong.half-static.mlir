func.func @f(%t: tensor<?x1xf32>, %i: index) -> index {
  %r = tensor.dim %t, %i : tensor<?x1xf32>
  return %r : index
}
// -----
func.func @f(%t: tensor<?x1xf32>, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : index
  %r = arith.addi %c1, %z : index
  return %r : index
}
// expect: different
