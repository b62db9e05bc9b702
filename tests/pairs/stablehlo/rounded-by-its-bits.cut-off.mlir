func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.reduce_precision %a, format = e8m15 : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %mask = arith.constant dense<-256> : tensor<4xi32>
  %0 = arith.bitcast %a : tensor<4xf32> to tensor<4xi32>
  %1 = arith.andi %0, %mask : tensor<4xi32>
  %2 = arith.bitcast %1 : tensor<4xi32> to tensor<4xf32>
  return %2 : tensor<4xf32>
}

// expect: different
