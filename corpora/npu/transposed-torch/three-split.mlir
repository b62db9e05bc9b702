module {
  func.func @kernel(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x10x10xf32> {
    %0 = tosa.const_shape  {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[1, 10, 10, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[1, 12, 12, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[1, 4, 4, 3, 3, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<18xf32>}> : () -> tensor<18xf32>
    %6 = tosa.const_shape  {values = dense<[18, 2, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<[2, 2, 3, 2, 3, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %9 = tosa.const_shape  {values = dense<[0, 0, 0, 2, 0, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %10 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x3x3x2xf32>
    %11 = tosa.transpose %arg1 {perms = array<i32: 1, 2, 3, 0>} : (tensor<2x2x4x4xf32>) -> tensor<2x4x4x2xf32>
    %12 = tosa.pad %11, %9, %8 : (tensor<2x4x4x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<2x6x6x2xf32>
    %13 = tosa.reshape %12, %7 : (tensor<2x6x6x2xf32>, !tosa.shape<6>) -> tensor<2x2x3x2x3x2xf32>
    %14 = tosa.transpose %13 {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<2x2x3x2x3x2xf32>) -> tensor<3x3x2x2x2x2xf32>
    %15 = tosa.reshape %14, %6 : (tensor<3x3x2x2x2x2xf32>, !tosa.shape<4>) -> tensor<18x2x2x2xf32>
    %16 = tosa.reverse %15 {axis = 1 : i32} : (tensor<18x2x2x2xf32>) -> tensor<18x2x2x2xf32>
    %17 = tosa.reverse %16 {axis = 2 : i32} : (tensor<18x2x2x2xf32>) -> tensor<18x2x2x2xf32>
    %18 = tosa.conv2d %10, %17, %5, %8, %8 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x3x3x2xf32>, tensor<18x2x2x2xf32>, tensor<18xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x18xf32>
    %19 = tosa.reshape %18, %4 : (tensor<1x4x4x18xf32>, !tosa.shape<6>) -> tensor<1x4x4x3x3x2xf32>
    %20 = tosa.transpose %19 {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<1x4x4x3x3x2xf32>) -> tensor<1x4x3x4x3x2xf32>
    %21 = tosa.reshape %20, %3 : (tensor<1x4x3x4x3x2xf32>, !tosa.shape<4>) -> tensor<1x12x12x2xf32>
    %22 = tosa.slice %21, %1, %2 : (tensor<1x12x12x2xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x10x10x2xf32>
    %23 = tosa.reshape %arg2, %0 : (tensor<2xf32>, !tosa.shape<4>) -> tensor<1x1x1x2xf32>
    %24 = tosa.add %22, %23 : (tensor<1x10x10x2xf32>, tensor<1x1x1x2xf32>) -> tensor<1x10x10x2xf32>
    %25 = tosa.transpose %24 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x10x10x2xf32>) -> tensor<1x2x10x10xf32>
    return %25 : tensor<1x2x10x10xf32>
  }
}
