module {
  func.func @kernel(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %2 = "tosa.const"() <{values = dense<2.500000e-01> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
    %3 = tosa.transpose %arg1 {perms = array<i32: 0, 2, 1>} : (tensor<2x4x8xf32>) -> tensor<2x8x4xf32>
    %4 = tosa.matmul %arg0, %3, %0, %0 : (tensor<2x4x8xf32>, tensor<2x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x4xf32>
    %5 = tosa.mul %4, %2, %1 : (tensor<2x4x4xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x4x4xf32>
    %6 = tosa.reduce_max %5 {axis = 2 : i32} : (tensor<2x4x4xf32>) -> tensor<2x4x1xf32>
    %7 = tosa.sub %5, %6 : (tensor<2x4x4xf32>, tensor<2x4x1xf32>) -> tensor<2x4x4xf32>
    %8 = tosa.exp %7 : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %9 = tosa.reduce_sum %8 {axis = 2 : i32} : (tensor<2x4x4xf32>) -> tensor<2x4x1xf32>
    %10 = tosa.reciprocal %9 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %11 = tosa.mul %8, %10, %1 : (tensor<2x4x4xf32>, tensor<2x4x1xf32>, tensor<1xi8>) -> tensor<2x4x4xf32>
    %12 = tosa.matmul %11, %arg2, %0, %0 : (tensor<2x4x4xf32>, tensor<2x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x8xf32>
    return %12 : tensor<2x4x8xf32>
  }
}
