#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<1xf32>) -> tensor<2x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant -5.000000e-01 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 3, 4] : tensor<3x4xf32> into tensor<1x3x4xf32>
    %0 = tensor.empty() : tensor<2x3x1xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<2x3x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x3x1xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded, %expanded_2 : tensor<2x1x4xf32>, tensor<1x3x4xf32>) outs(%1 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %7 = arith.subf %in, %in_4 : f32
      %8 = math.absf %7 : f32
      %9 = arith.mulf %8, %cst_1 : f32
      %10 = math.exp %9 : f32
      %11 = arith.mulf %10, %out : f32
      linalg.yield %11 : f32
    } -> tensor<2x3x1xf32>
    %3 = tensor.empty() : tensor<2x1xf32>
    %4 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x1xf32>
    %expanded_3 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [3, 1, 1] : tensor<3x1xf32> into tensor<3x1x1xf32>
    %5 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%2, %expanded_3 : tensor<2x3x1xf32>, tensor<3x1x1xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %7 = arith.mulf %in, %in_4 : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<2x1xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %arg3 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %7 = arith.addf %in, %in_4 : f32
      linalg.yield %7 : f32
    } -> tensor<2x1xf32>
    return %6 : tensor<2x1xf32>
  }
}
