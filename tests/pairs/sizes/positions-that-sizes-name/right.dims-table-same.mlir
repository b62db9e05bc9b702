func.func @f(%t: tensor<?x?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?x?xf32>
  %c = tensor.dim %t, %c2 : tensor<?x?x?xf32>
  %s = tensor.from_elements %a, %b, %c : tensor<3xindex>
  %r = tensor.extract %s[%i] : tensor<3xindex>
  return %r : index
}
// -----
func.func @f(%t: tensor<?x?x?xf32>, %i: index) -> index {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?x?xf32>
  %c = tensor.dim %t, %c2 : tensor<?x?x?xf32>
  %s = tensor.from_elements %a, %b, %c : tensor<3xindex>
  %r = tensor.extract %s[%i] : tensor<3xindex>
  return %r : index
}
// expect: equivalent bitwise all-sizes
