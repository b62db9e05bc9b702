func.func @f(%a: tensor<?x3xi32>) -> tensor<3x?xi32> {
  %n = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %n : (tensor<?x3xi32>, !tosa.shape<2>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}
// -----
func.func @f(%a: tensor<?x3xi32>) -> tensor<3x?xi32> {
  %c = arith.constant 0 : index
  %n = tensor.dim %a, %c : tensor<?x3xi32>
  %f = tensor.collapse_shape %a [[0, 1]] : tensor<?x3xi32> into tensor<?xi32>
  %r = tensor.expand_shape %f [[0, 1]] output_shape [3, %n] : tensor<?xi32> into tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}
// expect: equivalent bitwise listed
