module {
  func.func @kernel(%arg0: tensor<1x1x4x4xf32>, %arg1: tensor<1x1x3x3xf32>, %arg2: tensor<1xf32>) -> tensor<1x1x3x3xf32> {
    %0 = tosa.const_shape  {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[1, 9, 9, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[1, 10, 10, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[1, 5, 5, 2, 2, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
    %6 = tosa.const_shape  {values = dense<[4, 2, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<[1, 2, 2, 2, 2, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %10 = tosa.const_shape  {values = dense<[1, 3, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %11 = tosa.const_shape  {values = dense<[0, 3, 3, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %12 = tosa.const_shape  {values = dense<[1, 4, 4, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %13 = tosa.const_shape  {values = dense<[1, 1, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %14 = tosa.reshape %arg0, %12 : (tensor<1x1x4x4xf32>, !tosa.shape<4>) -> tensor<1x4x4x1xf32>
    %15 = tosa.reshape %arg1, %10 : (tensor<1x1x3x3xf32>, !tosa.shape<4>) -> tensor<1x3x3x1xf32>
    %16 = tosa.pad %15, %9, %8 : (tensor<1x3x3x1xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x4x4x1xf32>
    %17 = tosa.reshape %16, %7 : (tensor<1x4x4x1xf32>, !tosa.shape<6>) -> tensor<1x2x2x2x2x1xf32>
    %18 = tosa.transpose %17 {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<1x2x2x2x2x1xf32>) -> tensor<2x2x1x2x2x1xf32>
    %19 = tosa.reshape %18, %6 : (tensor<2x2x1x2x2x1xf32>, !tosa.shape<4>) -> tensor<4x2x2x1xf32>
    %20 = tosa.reverse %19 {axis = 1 : i32} : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1xf32>
    %21 = tosa.reverse %20 {axis = 2 : i32} : (tensor<4x2x2x1xf32>) -> tensor<4x2x2x1xf32>
    %22 = tosa.conv2d %14, %21, %5, %8, %8 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xf32>, tensor<4x2x2x1xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x4xf32>
    %23 = tosa.reshape %22, %4 : (tensor<1x5x5x4xf32>, !tosa.shape<6>) -> tensor<1x5x5x2x2x1xf32>
    %24 = tosa.transpose %23 {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<1x5x5x2x2x1xf32>) -> tensor<1x5x2x5x2x1xf32>
    %25 = tosa.reshape %24, %3 : (tensor<1x5x2x5x2x1xf32>, !tosa.shape<4>) -> tensor<1x10x10x1xf32>
    %26 = tosa.slice %25, %1, %2 : (tensor<1x10x10x1xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x9x9x1xf32>
    %27 = tosa.reshape %arg2, %0 : (tensor<1xf32>, !tosa.shape<4>) -> tensor<1x1x1x1xf32>
    %28 = tosa.add %26, %27 : (tensor<1x9x9x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x9x9x1xf32>
    %29 = tosa.slice %28, %11, %10 : (tensor<1x9x9x1xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x3x3x1xf32>
    %30 = tosa.reshape %29, %13 : (tensor<1x3x3x1xf32>, !tosa.shape<4>) -> tensor<1x1x3x3xf32>
    return %30 : tensor<1x1x3x3xf32>
  }
}
