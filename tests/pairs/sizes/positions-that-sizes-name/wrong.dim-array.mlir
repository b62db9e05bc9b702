func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %s = tensor.from_elements %a, %b : tensor<2xindex>
  %r = tensor.extract %s[%i] : tensor<2xindex>
  return %r : index
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %r = tensor.dim %t, %c0 : tensor<?x?xf32>
  return %r : index
}
// expect: different
