func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.reduce_precision %a, format = e5m23 : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %most = arith.constant dense<65536.0> : tensor<4xf32>
  %least = arith.constant dense<6.103515625e-05> : tensor<4xf32>
  %infinity = arith.constant dense<0x7F800000> : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %size = math.absf %a : tensor<4xf32>
  %0 = arith.cmpf oge, %size, %most : tensor<4xf32>
  %1 = arith.cmpf olt, %size, %least : tensor<4xf32>
  %2 = math.copysign %infinity, %a : tensor<4xf32>
  %3 = math.copysign %zero, %a : tensor<4xf32>
  %4 = arith.select %0, %2, %a : tensor<4xi1>, tensor<4xf32>
  %5 = arith.select %1, %3, %4 : tensor<4xi1>, tensor<4xf32>
  return %5 : tensor<4xf32>
}

// expect: equivalent bitwise static
