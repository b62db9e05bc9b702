func.func @f(%x: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_all %x {axis = 1 : i32} : (tensor<2x1xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
// -----
func.func @f(%x: tensor<2x1xf32>) -> tensor<2x1xf32> {
  return %x : tensor<2x1xf32>
}
// expect: unknown unsupported
