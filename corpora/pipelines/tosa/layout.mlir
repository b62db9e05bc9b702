module {
  func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>) -> (tensor<4x12xf32>, tensor<3x4x5xf32>, tensor<2x2x3xf32>, tensor<4x3x4xf32>) {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
    %3 = tosa.concat %arg0, %arg1 {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
    %4 = tosa.transpose %3 {perms = array<i32: 2, 0, 1>} : (tensor<2x6x4xf32>) -> tensor<4x2x6xf32>
    %5 = tosa.reverse %4 {axis = 1 : i32} : (tensor<4x2x6xf32>) -> tensor<4x2x6xf32>
    %6 = tosa.const_shape  {values = dense<[4, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.reshape %5, %6 : (tensor<4x2x6xf32>, !tosa.shape<2>) -> tensor<4x12xf32>
    %8 = tosa.const_shape  {values = dense<[1, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
    %9 = tosa.pad %arg0, %8, %0 : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<3x4x5xf32>
    %10 = tosa.const_shape  {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %11 = tosa.const_shape  {values = dense<[2, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %12 = tosa.slice %arg0, %10, %11 : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x2x3xf32>
    %13 = tosa.const_shape  {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %14 = tosa.tile %arg0, %13 : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<4x3x4xf32>
    return %7, %9, %12, %14 : tensor<4x12xf32>, tensor<3x4x5xf32>, tensor<2x2x3xf32>, tensor<4x3x4xf32>
  }
}
