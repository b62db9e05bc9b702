module {
  func.func @kernel(%arg0: tensor<8x12xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<8x12xf32>, tensor<12x8xf32>) outs(%arg2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.matmul ins(%arg0, %arg1 : tensor<8x12xf32>, tensor<12x8xf32>) outs(%arg3 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}

