// A convolution with its bias and activation.
func.func @convolution(%input: tensor<1x10x10x4xf32>, %filter: tensor<3x3x4x8xf32>, %bias: tensor<8xf32>) -> tensor<1x8x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x8x8x8xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %sums = linalg.conv_2d_nhwc_hwcf ins(%input, %filter : tensor<1x10x10x4xf32>, tensor<3x3x4x8xf32>) outs(%start : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %result = linalg.generic {
    indexing_maps = [affine_map<(n, y, x, f) -> (n, y, x, f)>, affine_map<(n, y, x, f) -> (f)>, affine_map<(n, y, x, f) -> (n, y, x, f)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } ins(%sums, %bias : tensor<1x8x8x8xf32>, tensor<8xf32>) outs(%empty : tensor<1x8x8x8xf32>) {
  ^bb0(%sum: f32, %b: f32, %old: f32):
    %biased = arith.addf %sum, %b : f32
    %activated = arith.maximumf %biased, %zero : f32
    linalg.yield %activated : f32
  } -> tensor<1x8x8x8xf32>
  return %result : tensor<1x8x8x8xf32>
}
