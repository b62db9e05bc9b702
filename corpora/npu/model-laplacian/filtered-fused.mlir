#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<1x1x6x6xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<1xf32>) -> tensor<1x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[[[0.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, -4.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>
    %0 = tensor.empty() : tensor<1x1x4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x1x4x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x1x4x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %cst_0 : tensor<1x1x6x6xf32>, tensor<1x1x3x3xf32>) outs(%1 : tensor<1x1x4x4xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.mulf %in, %in_1 : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<1x1x4x4xf32>
    %3 = tensor.empty() : tensor<1x1xf32>
    %4 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<1x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x1xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2], [3]] output_shape [1, 4, 4, 1] : tensor<16x1xf32> into tensor<1x4x4x1xf32>
    %5 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%2, %expanded : tensor<1x1x4x4xf32>, tensor<1x4x4x1xf32>) outs(%4 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.mulf %in, %in_1 : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<1x1xf32>, tensor<1xf32>) outs(%3 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.addf %in, %in_1 : f32
      linalg.yield %7 : f32
    } -> tensor<1x1xf32>
    return %6 : tensor<1x1xf32>
  }
}
