module {
  func.func @f(%arg0: tensor<7x9xf16>, %arg1: tensor<9x6xf16>) -> tensor<7x6xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<7x6xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<7x6xf16>) -> tensor<7x6xf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<7x9xf16>, tensor<9x6xf16>) outs(%1 : tensor<7x6xf16>) -> tensor<7x6xf16>
    return %2 : tensor<7x6xf16>
  }
}
