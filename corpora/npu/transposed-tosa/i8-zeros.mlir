func.func @kernel(%x: tensor<1x3x4x2xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>) -> tensor<1x7x9x3xi32> {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %apart = tosa.const_shape {values = dense<[1, 3, 1, 4, 1, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %after = tosa.const_shape {values = dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]> : tensor<12xindex>} : () -> !tosa.shape<12>
  %together = tosa.const_shape {values = dense<[1, 6, 8, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %start = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %size = tosa.const_shape {values = dense<[1, 5, 7, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %x, %apart : (tensor<1x3x4x2xi8>, !tosa.shape<6>) -> tensor<1x3x1x4x1x2xi8>
  %1 = tosa.pad %0, %after, %zero : (tensor<1x3x1x4x1x2xi8>, !tosa.shape<12>, tensor<1xi8>) -> tensor<1x3x2x4x2x2xi8>
  %2 = tosa.reshape %1, %together : (tensor<1x3x2x4x2x2xi8>, !tosa.shape<4>) -> tensor<1x6x8x2xi8>
  %3 = tosa.slice %2, %start, %size : (tensor<1x6x8x2xi8>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x5x7x2xi8>
  %4 = tosa.reverse %w {axis = 1 : i32} : (tensor<3x3x3x2xi8>) -> tensor<3x3x3x2xi8>
  %5 = tosa.reverse %4 {axis = 2 : i32} : (tensor<3x3x3x2xi8>) -> tensor<3x3x3x2xi8>
  %r = tosa.conv2d %3, %5, %b, %zero, %zero {acc_type = i32, pad = array<i64: 2, 2, 2, 2>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x7x2xi8>, tensor<3x3x3x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x9x3xi32>
  return %r : tensor<1x7x9x3xi32>
}
