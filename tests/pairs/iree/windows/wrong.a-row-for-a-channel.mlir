func.func @windows(%image: tensor<2x7x9x3xf32>) -> tensor<2x21x18xf32> {
  %empty = tensor.empty() : tensor<2x3x7x3x2x3xf32>
  %taken = linalg.generic {
    indexing_maps = [affine_map<(b, y, x, i, j, c) -> (b, y * 2 + i, x + j * 2, c)>, affine_map<(b, y, x, i, j, c) -> (b, y, x, i, j, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]
  } ins(%image : tensor<2x7x9x3xf32>) outs(%empty : tensor<2x3x7x3x2x3xf32>) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  } -> tensor<2x3x7x3x2x3xf32>
  %rows = tensor.collapse_shape %taken [[0], [1, 2], [3, 4, 5]] : tensor<2x3x7x3x2x3xf32> into tensor<2x21x18xf32>
  return %rows : tensor<2x21x18xf32>
}
// -----
func.func @windows(%image: tensor<2x7x9x3xf32>) -> tensor<2x21x18xf32> {
  %empty = tensor.empty() : tensor<2x21x18xf32>
  %rows = "iree_linalg_ext.im2col"(%image, %empty) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 2>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 1>, m_pos = array<i64: 3, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>, output_perm = array<i64: 0, 1, 2>, static_input_pad_high = array<i64>, static_input_pad_low = array<i64>, static_kernel_size = array<i64: 3, 2>, static_offsets = array<i64: 0, 0, 0>, static_output_pad_high = array<i64>, static_output_pad_low = array<i64>, static_output_sizes = [array<i64: 2>, array<i64: 3, 7>, array<i64: 3, 2, 3>], strides = array<i64: 2, 1>}> : (tensor<2x7x9x3xf32>, tensor<2x21x18xf32>) -> tensor<2x21x18xf32>
  return %rows : tensor<2x21x18xf32>
}
// expect: different
