func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.reduce_precision %a, format = e8m10 : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.truncf %a : tensor<4xf32> to tensor<4xtf32>
  %1 = arith.extf %0 : tensor<4xtf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

// expect: equivalent bitwise static
