func.func @kernel(%x: tensor<1x4x5x2xi8>) -> tensor<1x8x7x2xi8> {
  %flat = tosa.const_shape {values = dense<[1, 20, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %flat : (tensor<1x4x5x2xi8>, !tosa.shape<3>) -> tensor<1x20x2xi8>
  %at = "tosa.const"() <{values = dense<[[0, 1, 1, 2, 3, 3, 4, 0, 1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 5, 6, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 13, 14, 10, 11, 11, 12, 13, 13, 14, 15, 16, 16, 17, 18, 18, 19, 15, 16, 16, 17, 18, 18, 19]]> : tensor<1x56xi32>}> : () -> tensor<1x56xi32>
  %1 = tosa.gather %0, %at : (tensor<1x20x2xi8>, tensor<1x56xi32>) -> tensor<1x56x2xi8>
  %shape = tosa.const_shape {values = dense<[1, 8, 7, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.reshape %1, %shape : (tensor<1x56x2xi8>, !tosa.shape<4>) -> tensor<1x8x7x2xi8>
  return %r : tensor<1x8x7x2xi8>
}
