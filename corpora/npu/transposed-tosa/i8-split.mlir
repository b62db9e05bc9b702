module {
  func.func @kernel(%arg0: tensor<1x3x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>) -> tensor<1x7x9x3xi32> {
    %0 = tosa.const_shape  {values = dense<[1, 1, 1, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %1 = tosa.const_shape  {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
    %2 = tosa.const_shape  {values = dense<[1, 7, 9, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %3 = tosa.const_shape  {values = dense<[1, 8, 10, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %4 = tosa.const_shape  {values = dense<[1, 4, 5, 2, 2, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %5 = "tosa.const"() <{values = dense<0> : tensor<12xi32>}> : () -> tensor<12xi32>
    %6 = tosa.const_shape  {values = dense<[12, 2, 2, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %7 = tosa.const_shape  {values = dense<[3, 2, 2, 2, 2, 2]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %8 = tosa.const_shape  {values = dense<[0, 0, 0, 1, 0, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
    %9 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %10 = tosa.pad %arg1, %8, %9 : (tensor<3x3x3x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<3x4x4x2xi8>
    %11 = tosa.reshape %10, %7 : (tensor<3x4x4x2xi8>, !tosa.shape<6>) -> tensor<3x2x2x2x2x2xi8>
    %12 = tosa.transpose %11 {perms = array<i32: 2, 4, 0, 1, 3, 5>} : (tensor<3x2x2x2x2x2xi8>) -> tensor<2x2x3x2x2x2xi8>
    %13 = tosa.reshape %12, %6 : (tensor<2x2x3x2x2x2xi8>, !tosa.shape<4>) -> tensor<12x2x2x2xi8>
    %14 = tosa.reverse %13 {axis = 1 : i32} : (tensor<12x2x2x2xi8>) -> tensor<12x2x2x2xi8>
    %15 = tosa.reverse %14 {axis = 2 : i32} : (tensor<12x2x2x2xi8>) -> tensor<12x2x2x2xi8>
    %16 = tosa.conv2d %arg0, %15, %5, %9, %9 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x3x4x2xi8>, tensor<12x2x2x2xi8>, tensor<12xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x5x12xi32>
    %17 = tosa.reshape %16, %4 : (tensor<1x4x5x12xi32>, !tosa.shape<6>) -> tensor<1x4x5x2x2x3xi32>
    %18 = tosa.transpose %17 {perms = array<i32: 0, 1, 3, 2, 4, 5>} : (tensor<1x4x5x2x2x3xi32>) -> tensor<1x4x2x5x2x3xi32>
    %19 = tosa.reshape %18, %3 : (tensor<1x4x2x5x2x3xi32>, !tosa.shape<4>) -> tensor<1x8x10x3xi32>
    %20 = tosa.slice %19, %1, %2 : (tensor<1x8x10x3xi32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<1x7x9x3xi32>
    %21 = tosa.reshape %arg2, %0 : (tensor<3xi32>, !tosa.shape<4>) -> tensor<1x1x1x3xi32>
    %22 = tosa.add %20, %21 : (tensor<1x7x9x3xi32>, tensor<1x1x1x3xi32>) -> tensor<1x7x9x3xi32>
    return %22 : tensor<1x7x9x3xi32>
  }
}
