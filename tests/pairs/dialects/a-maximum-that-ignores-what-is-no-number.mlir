func.func @f(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_max %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
// -----
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  %r = tosa.reduce_max %x {axis = 1 : i32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
// expect: different
