func.func @f(%a: tensor<?x3xi32>) -> tensor<3x?xi32> {
  %n = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %n : (tensor<?x3xi32>, !tosa.shape<2>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}
// -----
func.func @f(%a: tensor<?x3xi32>) -> tensor<3x?xi32> {
  %r = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<?x3xi32>) -> tensor<3x?xi32>
  return %r : tensor<3x?xi32>
}
// expect: different
