func.func @kernel(%x: tensor<1x3x4x2xf32>, %w: tensor<3x4x4x2xf32>, %b: tensor<3xf32>) -> tensor<1x10x13x3xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %apart = tosa.const_shape {values = dense<[1, 3, 1, 4, 1, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %after = tosa.const_shape {values = dense<[0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0]> : tensor<12xindex>} : () -> !tosa.shape<12>
  %together = tosa.const_shape {values = dense<[1, 9, 12, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %start = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %size = tosa.const_shape {values = dense<[1, 7, 10, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %x, %apart : (tensor<1x3x4x2xf32>, !tosa.shape<6>) -> tensor<1x3x1x4x1x2xf32>
  %1 = tosa.pad %0, %after, %zero : (tensor<1x3x1x4x1x2xf32>, !tosa.shape<12>, tensor<1xf32>) -> tensor<1x3x3x4x3x2xf32>
  %2 = tosa.reshape %1, %together : (tensor<1x3x3x4x3x2xf32>, !tosa.shape<4>) -> tensor<1x9x12x2xf32>
  %3 = tosa.slice %2, %start, %size : (tensor<1x9x12x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x7x10x2xf32>
  %4 = tosa.reverse %w {axis = 1 : i32} : (tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xf32>
  %5 = tosa.reverse %4 {axis = 2 : i32} : (tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xf32>
  %r = tosa.conv2d %3, %5, %b, %zero, %zero {acc_type = f32, pad = array<i64: 3, 3, 3, 3>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x7x10x2xf32>, tensor<3x4x4x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x13x3xf32>
  return %r : tensor<1x10x13x3xf32>
}
