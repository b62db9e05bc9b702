#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, 0, 0, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x8x8xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>) -> tensor<1x4x6x6xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg5 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %6 = arith.addf %in_1, %cst : f32
      %7 = math.sqrt %6 : f32
      %8 = arith.divf %in, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %1 [[0, 1, 2, 3]] output_shape [4, 1, 1, 1] : tensor<4xf32> into tensor<4x1x1x1xf32>
    %2 = tensor.empty() : tensor<1x4x6x6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %arg4, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%2 : tensor<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
      %6 = arith.mulf %in_1, %in_2 : f32
      %7 = arith.subf %in, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<1x4x6x6xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1, %expanded : tensor<1x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<4x1x1x1xf32>) outs(%3 : tensor<1x4x6x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
      %6 = arith.mulf %in_1, %in_2 : f32
      %7 = arith.mulf %in, %6 : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<1x4x6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x4x6x6xf32>) outs(%2 : tensor<1x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.cmpf ugt, %in, %cst_0 : f32
      %7 = arith.select %6, %in, %cst_0 : f32
      linalg.yield %7 : f32
    } -> tensor<1x4x6x6xf32>
    return %5 : tensor<1x4x6x6xf32>
  }
}
