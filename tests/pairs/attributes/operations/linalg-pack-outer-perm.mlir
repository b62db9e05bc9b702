func.func @f(%A: tensor<4x4xf32>, %C: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
  %r = linalg.pack %A inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %C : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}
// -----
func.func @f(%A: tensor<4x4xf32>, %C: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
  %r = linalg.pack %A outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %C : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %r : tensor<2x2x2x2xf32>
}
// expect: different
