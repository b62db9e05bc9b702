func.func @twice(%a: tensor<1x1x16x16xf16>, %b: tensor<1x1x16x16xf16>, %x: tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32> {
  %empty = tensor.empty() : tensor<1x1x16x16xf32>
  %c = linalg.add ins(%x, %x : tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) outs(%empty : tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  %d = "iree_codegen.inner_tiled"(%a, %b, %c) <{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, operandSegmentSizes = array<i32: 2, 1>, semantics = #iree_gpu.mma_semantics<distributed = false, opaque = true>}> : (tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  %e = linalg.add ins(%d, %d : tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) outs(%empty : tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  return %e : tensor<1x1x16x16xf32>
}
// -----
func.func @twice(%a: tensor<1x1x16x16xf16>, %b: tensor<1x1x16x16xf16>, %x: tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32> {
  %empty = tensor.empty() : tensor<1x1x16x16xf32>
  %c = linalg.add ins(%x, %x : tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) outs(%empty : tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  %d = "iree_codegen.inner_tiled"(%a, %b, %c) <{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, operandSegmentSizes = array<i32: 2, 1>, semantics = #iree_gpu.mma_semantics<distributed = false, opaque = true>}> : (tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  %e = linalg.add ins(%d, %c : tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>) outs(%empty : tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  return %e : tensor<1x1x16x16xf32>
}
// expect: different
