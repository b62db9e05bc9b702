module {
  func.func @f(%arg0: tensor<4x5xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<6x3xf32>) -> tensor<4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x6xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<6x5xf32>) outs(%0 : tensor<5x6xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<4x6xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<4x5xf32>, tensor<5x6xf32>) outs(%2 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %4 = linalg.softmax dimension(1) ins(%3 : tensor<4x6xf32>) outs(%1 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = tensor.empty() : tensor<4x3xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = linalg.matmul ins(%4, %arg2 : tensor<4x6xf32>, tensor<6x3xf32>) outs(%6 : tensor<4x3xf32>) -> tensor<4x3xf32>
    return %7 : tensor<4x3xf32>
  }
}
