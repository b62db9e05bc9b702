module {
  func.func @kernel(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x6x8xf32> {
    %0 = tosa.const_shape  {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[1, 7, 9, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[1, 8, 10, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[1, 4, 5, 2, 2, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<8xf32>}> : () -> tensor<8xf32>
    %6 = tosa.const_shape  {values = dense<[8, 2, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<2> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %10 = tosa.const_shape  {values = dense<[1, 6, 8, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %11 = tosa.const_shape  {values = dense<[0, 1, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
    %13 = tosa.transpose %arg1 {perms = array<i32: 1, 2, 3, 0>} : (tensor<2x2x3x3xf32>) -> tensor<2x3x3x2xf32>
    %14 = tosa.pad %13, %9, %8 : (tensor<2x3x3x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x4x4x2xf32>
    %15 = tosa.reshape %14, %7 : (tensor<2x4x4x2xf32>, !tosa.shape<6>) -> tensor<2x2x2x2x2x2xf32>
    %16 = tosa.transpose %15 {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2xf32>
    %17 = tosa.reshape %16, %6 : (tensor<2x2x2x2x2x2xf32>, !tosa.shape<4>) -> tensor<8x2x2x2xf32>
    %18 = tosa.reverse %17 {axis = 1 : i32} : (tensor<8x2x2x2xf32>) -> tensor<8x2x2x2xf32>
    %19 = tosa.reverse %18 {axis = 1 : i32} : (tensor<8x2x2x2xf32>) -> tensor<8x2x2x2xf32>
    %20 = tosa.conv2d %12, %19, %5, %8, %8 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x3x4x2xf32>, tensor<8x2x2x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x8xf32>
    %21 = tosa.reshape %20, %4 : (tensor<1x4x5x8xf32>, !tosa.shape<6>) -> tensor<1x4x5x2x2x2xf32>
    %22 = tosa.transpose %21 {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<1x4x5x2x2x2xf32>) -> tensor<1x4x2x5x2x2xf32>
    %23 = tosa.reshape %22, %3 : (tensor<1x4x2x5x2x2xf32>, !tosa.shape<4>) -> tensor<1x8x10x2xf32>
    %24 = tosa.slice %23, %1, %2 : (tensor<1x8x10x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x7x9x2xf32>
    %25 = tosa.reshape %arg2, %0 : (tensor<2xf32>, !tosa.shape<4>) -> tensor<1x1x1x2xf32>
    %26 = tosa.add %24, %25 : (tensor<1x7x9x2xf32>, tensor<1x1x1x2xf32>) -> tensor<1x7x9x2xf32>
    %27 = tosa.slice %26, %11, %10 : (tensor<1x7x9x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x6x8x2xf32>
    %28 = tosa.transpose %27 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x6x8x2xf32>) -> tensor<1x2x6x8xf32>
    return %28 : tensor<1x2x6x8xf32>
  }
}
