func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.reduce_precision %a, format = e8m15 : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %mask = arith.constant dense<-256> : tensor<4xi32>
  %bias = arith.constant dense<126> : tensor<4xi32>
  %bit = arith.constant dense<256> : tensor<4xi32>
  %shift = arith.constant dense<8> : tensor<4xi32>
  %most = arith.constant dense<2139095040> : tensor<4xi32>
  %size = arith.constant dense<2147483647> : tensor<4xi32>
  %0 = arith.bitcast %a : tensor<4xf32> to tensor<4xi32>
  %1 = arith.andi %0, %size : tensor<4xi32>
  %2 = arith.cmpi ugt, %1, %most : tensor<4xi32>
  %3 = arith.andi %0, %bit : tensor<4xi32>
  %4 = arith.shrui %3, %shift : tensor<4xi32>
  %5 = arith.addi %4, %bias : tensor<4xi32>
  %6 = arith.addi %0, %5 : tensor<4xi32>
  %7 = arith.andi %6, %mask : tensor<4xi32>
  %8 = arith.bitcast %7 : tensor<4xi32> to tensor<4xf32>
  %9 = arith.select %2, %a, %8 : tensor<4xi1>, tensor<4xf32>
  return %9 : tensor<4xf32>
}

// expect: different
