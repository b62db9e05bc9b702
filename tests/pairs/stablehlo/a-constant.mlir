func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<1.500000e+00> : tensor<4xf32>
  %r = stablehlo.divide %a, %c : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<1.500000e+00> : tensor<4xf32>
  %r = arith.divf %a, %c : tensor<4xf32>
  return %r : tensor<4xf32>
}

// expect: equivalent bitwise static
