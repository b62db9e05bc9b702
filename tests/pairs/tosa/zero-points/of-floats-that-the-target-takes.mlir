func.func @f(%x: tensor<3xf32>, %a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<3xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %x, %z, %z : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @f(%x: tensor<3xf32>, %a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<3xf32> {
  %0 = tosa.negate %x, %a, %b : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// expect: different
