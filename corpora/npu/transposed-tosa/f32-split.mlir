module {
  func.func @kernel(%arg0: tensor<1x3x4x2xf32>, %arg1: tensor<3x4x4x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x10x13x3xf32> {
    %0 = tosa.const_shape  {values = dense<[1, 1, 1, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[1, 10, 13, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[1, 12, 15, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[1, 4, 5, 3, 3, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<27xf32>}> : () -> tensor<27xf32>
    %6 = tosa.const_shape  {values = dense<[27, 2, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<[3, 2, 3, 2, 3, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = tosa.const_shape  {values = dense<[0, 0, 0, 2, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %9 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %10 = tosa.pad %arg1, %8, %9 : (tensor<3x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<3x6x6x2xf32>
    %11 = tosa.reshape %10, %7 : (tensor<3x6x6x2xf32>, !tosa.shape<6>) -> tensor<3x2x3x2x3x2xf32>
    %12 = tosa.transpose %11 {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<3x2x3x2x3x2xf32>) -> tensor<3x3x3x2x2x2xf32>
    %13 = tosa.reshape %12, %6 : (tensor<3x3x3x2x2x2xf32>, !tosa.shape<4>) -> tensor<27x2x2x2xf32>
    %14 = tosa.reverse %13 {axis = 1 : i32} : (tensor<27x2x2x2xf32>) -> tensor<27x2x2x2xf32>
    %15 = tosa.reverse %14 {axis = 2 : i32} : (tensor<27x2x2x2xf32>) -> tensor<27x2x2x2xf32>
    %16 = tosa.conv2d %arg0, %15, %5, %9, %9 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x3x4x2xf32>, tensor<27x2x2x2xf32>, tensor<27xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x27xf32>
    %17 = tosa.reshape %16, %4 : (tensor<1x4x5x27xf32>, !tosa.shape<6>) -> tensor<1x4x5x3x3x3xf32>
    %18 = tosa.transpose %17 {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<1x4x5x3x3x3xf32>) -> tensor<1x4x3x5x3x3xf32>
    %19 = tosa.reshape %18, %3 : (tensor<1x4x3x5x3x3xf32>, !tosa.shape<4>) -> tensor<1x12x15x3xf32>
    %20 = tosa.slice %19, %1, %2 : (tensor<1x12x15x3xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x10x13x3xf32>
    %21 = tosa.reshape %arg2, %0 : (tensor<3xf32>, !tosa.shape<4>) -> tensor<1x1x1x3xf32>
    %22 = tosa.add %20, %21 : (tensor<1x10x13x3xf32>, tensor<1x1x1x3xf32>) -> tensor<1x10x13x3xf32>
    return %22 : tensor<1x10x13x3xf32>
  }
}
