#map = affine_map<(d0, d1, d2) -> (d0, d1 floordiv 5 + d2 floordiv 6, d1 mod 5 + (d2 mod 6) floordiv 2, d2 mod 2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<1x6x7x2xf32>, %arg1: tensor<3x3x2x3xf32>) -> tensor<1x4x5x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x5x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x5x3xf32>) -> tensor<1x4x5x3xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1, 2], [3]] : tensor<3x3x2x3xf32> into tensor<18x3xf32>
    %collapsed_0 = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<1x4x5x3xf32> into tensor<1x20x3xf32>
    %2 = tensor.empty() : tensor<1x20x18xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x6x7x2xf32>) outs(%2 : tensor<1x20x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x20x18xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3, %collapsed : tensor<1x20x18xf32>, tensor<18x3xf32>) outs(%collapsed_0 : tensor<1x20x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %5 = arith.mulf %in, %in_1 : f32
      %6 = arith.addf %5, %out : f32
      linalg.yield %6 : f32
    } -> tensor<1x20x3xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2], [3]] output_shape [1, 4, 5, 3] : tensor<1x20x3xf32> into tensor<1x4x5x3xf32>
    return %expanded : tensor<1x4x5x3xf32>
  }
}
