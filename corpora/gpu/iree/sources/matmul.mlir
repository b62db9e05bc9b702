// A product of matrices with a bias.
func.func @matmul(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %bias: tensor<24xf32>) -> tensor<16x24xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x24xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x24xf32>) -> tensor<16x24xf32>
  %product = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%start : tensor<16x24xf32>) -> tensor<16x24xf32>
  %result = linalg.generic {
    indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%product, %bias : tensor<16x24xf32>, tensor<24xf32>) outs(%empty : tensor<16x24xf32>) {
  ^bb0(%p: f32, %c: f32, %old: f32):
    %sum = arith.addf %p, %c : f32
    linalg.yield %sum : f32
  } -> tensor<16x24xf32>
  return %result : tensor<16x24xf32>
}
