func.func @f(%a: tensor<6xi32>) -> tensor<3xi32> {
  %b = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.slice %a, %b, %s : (tensor<6xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// -----
func.func @f(%a: tensor<6xi32>) -> tensor<3xi32> {
  %r = tensor.extract_slice %a[2] [3] [1] : tensor<6xi32> to tensor<3xi32>
  return %r : tensor<3xi32>
}
// expect: equivalent bitwise static
