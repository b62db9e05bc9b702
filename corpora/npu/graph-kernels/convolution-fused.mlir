#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @kernel(%arg0: tensor<1x3x8x8xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>) -> tensor<1x4x6x6xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x4x6x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<1x4x6x6xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>) outs(%1 : tensor<1x4x6x6xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %4 = arith.mulf %in, %in_4 : f32
      %5 = arith.addf %out, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<1x4x6x6xf32>
    %expanded = tensor.expand_shape %arg4 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %expanded_1 = tensor.expand_shape %arg5 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %expanded_2 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %expanded_3 = tensor.expand_shape %arg3 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf32> into tensor<1x4x1x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map4, #map4, #map4, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded, %expanded_1, %expanded_2, %expanded_3 : tensor<1x4x6x6xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>) outs(%0 : tensor<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %4 = arith.addf %in_5, %cst : f32
      %5 = math.rsqrt %4 : f32
      %6 = arith.subf %in, %in_4 : f32
      %7 = arith.mulf %6, %5 : f32
      %8 = arith.mulf %7, %in_6 : f32
      %9 = arith.addf %8, %in_7 : f32
      %10 = arith.cmpf ugt, %9, %cst_0 : f32
      %11 = arith.select %10, %9, %cst_0 : f32
      linalg.yield %11 : f32
    } -> tensor<1x4x6x6xf32>
    return %3 : tensor<1x4x6x6xf32>
  }
}
