func.func @f(%a: tensor<?xi32>) -> tensor<1x?xi32> {
  %n = tosa.const_shape {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %n : (tensor<?xi32>, !tosa.shape<2>) -> tensor<1x?xi32>
  return %r : tensor<1x?xi32>
}
// -----
func.func @f(%a: tensor<?xi32>) -> tensor<1x?xi32> {
  %n = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %n : (tensor<?xi32>, !tosa.shape<2>) -> tensor<1x?xi32>
  return %r : tensor<1x?xi32>
}
// expect: different
