// A product of matrices of halves with a bias, in floats.
func.func @product(%a: tensor<32x32xf16>, %b: tensor<32x64xf16>, %bias: tensor<64xf32>) -> tensor<32x64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<32x64xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x64xf32>) -> tensor<32x64xf32>
  %product = linalg.matmul ins(%a, %b : tensor<32x32xf16>, tensor<32x64xf16>) outs(%start : tensor<32x64xf32>) -> tensor<32x64xf32>
  %result = linalg.generic {
    indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%product, %bias : tensor<32x64xf32>, tensor<64xf32>) outs(%empty : tensor<32x64xf32>) {
  ^bb0(%p: f32, %c: f32, %old: f32):
    %sum = arith.addf %p, %c : f32
    linalg.yield %sum : f32
  } -> tensor<32x64xf32>
  return %result : tensor<32x64xf32>
}
