module {
  func.func @kernel(%arg0: tensor<3x6xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<2x6xf32>) -> tensor<3x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<3x6xf32>, tensor<6x2xf32>) outs(%1 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %3 = tensor.empty() : tensor<3x6xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %5 = linalg.matmul ins(%2, %arg2 : tensor<3x2xf32>, tensor<2x6xf32>) outs(%4 : tensor<3x6xf32>) -> tensor<3x6xf32>
    return %5 : tensor<3x6xf32>
  }
}
