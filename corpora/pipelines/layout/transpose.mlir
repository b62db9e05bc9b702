module {
  func.func @f(%arg0: tensor<5x6x7xf32>) -> tensor<7x5x6xf32> {
    %0 = tensor.empty() : tensor<7x5x6xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<5x6x7xf32>) outs(%0 : tensor<7x5x6xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<7x5x6xf32>
  }
}
