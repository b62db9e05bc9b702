func.func @kernel(%x: tensor<1x4x5x2xi8>) -> tensor<1x7x6x2xi32> {
  %scale = tosa.const_shape {values = dense<[14, 8, 6, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %x, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x4x5x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x6x2xi32>
  return %r : tensor<1x7x6x2xi32>
}
