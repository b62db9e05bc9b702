func.func @f(%x: tensor<24xf32>) -> tensor<4x6xf32> {
  %r = tensor.expand_shape %x [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
// -----
func.func @f(%x: tensor<24xf32>) -> tensor<4x6xf32> {
  %a = tosa.const_shape {values = dense<[9, 4, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %n = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %m = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %t = tosa.slice_shape %a, %n, %m : (!tosa.shape<4>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<[1, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  tosa.assert_equal_shape %t, %e {allow_broadcast = false} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
  %r = tosa.reshape %x, %t : (tensor<24xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
// expect: different
