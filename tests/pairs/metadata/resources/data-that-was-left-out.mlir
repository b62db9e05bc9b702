func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.constant dense_resource<__elided__> : tensor<2xf32>
  %1 = arith.addf %a, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.constant dense_resource<__elided__> : tensor<2xf32>
  %1 = arith.addf %a, %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
// expect: unknown unsupported
