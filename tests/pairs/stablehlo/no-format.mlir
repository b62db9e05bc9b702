func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.reduce_precision"(%a) {exponent_bits = 8 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// expect: unknown unsupported
