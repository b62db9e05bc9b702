func.func @kernel(%x: tensor<1x4x5x2xi8>, %mask: tensor<1x8x10x2xi32>) -> tensor<1x1x10x2xi32> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %x, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x4x5x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x10x2xi32>
  %none = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %masked = tosa.mul %r, %mask, %none : (tensor<1x8x10x2xi32>, tensor<1x8x10x2xi32>, tensor<1xi8>) -> tensor<1x8x10x2xi32>
  %sum = tosa.reduce_sum %masked {axis = 1 : i32} : (tensor<1x8x10x2xi32>) -> tensor<1x1x10x2xi32>
  return %sum : tensor<1x1x10x2xi32>
}
