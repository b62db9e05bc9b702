func.func @f(%a: tensor<1x2x32xf8E4M3FN>, %s: tensor<1x2x1xf8E8M0FNU>, %b: tensor<1x4x32xf8E4M3FN>, %t: tensor<1x4x1xf8E8M0FNU>) -> tensor<1x2x4xf32> {
  %0 = tosa.matmul_t_block_scaled %a, %s, %b, %t {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<1x2x32xf8E4M3FN>, tensor<1x2x1xf8E8M0FNU>, tensor<1x4x32xf8E4M3FN>, tensor<1x4x1xf8E8M0FNU>) -> tensor<1x2x4xf32>
  return %0 : tensor<1x2x4xf32>
}
