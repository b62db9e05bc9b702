module {
  func.func @f(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = tensor.empty() : tensor<5x6xf32>
    %1 = linalg.softmax dimension(1) ins(%arg0 : tensor<5x6xf32>) outs(%0 : tensor<5x6xf32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
}
