func.func @softmax(%a: tensor<12x32xf32>) -> tensor<12x32xf32> {
  %empty = tensor.empty() : tensor<12x32xf32>
  %result = linalg.softmax dimension(1) ins(%a : tensor<12x32xf32>) outs(%empty : tensor<12x32xf32>) -> tensor<12x32xf32>
  return %result : tensor<12x32xf32>
}
