func.func @pack(%a: tensor<4x6xf32>, %d: tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32> {
  %0 = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x6xf32> -> tensor<2x3x2x2xf32>
  return %0 : tensor<2x3x2x2xf32>
}
func.func @unpack(%a: tensor<2x3x2x2xf32>, %d: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = tensor.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<2x3x2x2xf32> -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
