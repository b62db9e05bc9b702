module {
  func.func @f(%arg0: tensor<7x9xf32>, %arg1: tensor<9x6xf32>) -> tensor<7x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<7x9xf32>, tensor<9x6xf32>) outs(%1 : tensor<7x6xf32>) -> tensor<7x6xf32>
    return %2 : tensor<7x6xf32>
  }
}
