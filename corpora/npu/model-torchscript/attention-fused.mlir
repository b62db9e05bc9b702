#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, 0)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x16xf32>, %arg1: tensor<1x2x4x16xf32>, %arg2: tensor<1x2x4x16xf32>) -> tensor<1x2x4x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x4x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<1x2x4x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<1x2x4x16xf32>, tensor<1x2x4x16xf32>) outs(%1 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.mulf %in, %in_2 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<1x2x4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x2x4x4xf32>) outs(%0 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_0 : f32
      linalg.yield %13 : f32
    } -> tensor<1x2x4x4xf32>
    %4 = tensor.empty() : tensor<1x2x4x1xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<1x2x4x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x2x4x1xf32>
    %expanded = tensor.expand_shape %3 [[0], [1], [2, 3], [4]] output_shape [1, 2, 4, 1, 4] : tensor<1x2x4x4xf32> into tensor<1x2x4x1x4xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<1x2x4x1x4xf32>) outs(%5 : tensor<1x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<1x2x4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<1x2x4x4xf32>, tensor<1x2x4x1xf32>) outs(%0 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.subf %in, %in_2 : f32
      %14 = math.exp %13 : f32
      linalg.yield %14 : f32
    } -> tensor<1x2x4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<1x2x4x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<1x2x4x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<1x2x4x4xf32>) outs(%8 : tensor<1x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<1x2x4x1xf32>
    %10 = tensor.empty() : tensor<1x2x4x16xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%10 : tensor<1x2x4x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<1x2x4x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map6, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%7, %9, %arg2 : tensor<1x2x4x4xf32>, tensor<1x2x4x1xf32>, tensor<1x2x4x16xf32>) outs(%11 : tensor<1x2x4x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %13 = arith.divf %in, %in_2 : f32
      %14 = arith.mulf %13, %in_3 : f32
      %15 = arith.addf %out, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<1x2x4x16xf32>
    return %12 : tensor<1x2x4x16xf32>
  }
}
