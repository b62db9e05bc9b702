module {
  func.func @kernel(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x2x4x4xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x10x10xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x3x3x2xf32>
    %2 = tosa.transpose %arg1 {perms = array<i32: 1, 2, 3, 0>} : (tensor<2x2x4x4xf32>) -> tensor<2x4x4x2xf32>
    %3 = tosa.transpose_conv2d %1, %2, %arg2, %0, %0 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 3>} : (tensor<1x3x3x2xf32>, tensor<2x4x4x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x2xf32>
    %4 = tosa.transpose %3 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x10x10x2xf32>) -> tensor<1x2x10x10xf32>
    return %4 : tensor<1x2x10x10xf32>
  }
}
