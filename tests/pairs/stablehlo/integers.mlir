func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %r = stablehlo.divide %a, %b : tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %r = arith.divsi %a, %b : tensor<4xi32>
  return %r : tensor<4xi32>
}

// expect: unknown unsupported
