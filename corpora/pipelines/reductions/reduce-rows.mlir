module {
  func.func @f(%arg0: tensor<5x6xf32>) -> tensor<5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    %reduced = linalg.reduce ins(%arg0 : tensor<5x6xf32>) outs(%1 : tensor<5xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %2 = arith.addf %in, %init : f32
        linalg.yield %2 : f32
      }
    return %reduced : tensor<5xf32>
  }
}
