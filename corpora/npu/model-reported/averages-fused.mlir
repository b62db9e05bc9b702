#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x3x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x1x5x5xf32>
    %cst_1 = arith.constant 4.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x1x5x5xf32> to tensor<1x1x6x6xf32>
    %padded_2 = tensor.pad %cst_0 low[0, 0, 0, 0] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x1x5x5xf32> to tensor<1x1x6x6xf32>
    %0 = tensor.empty() : tensor<1x1x3x3xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x1x3x3xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x1x3x3xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %2 : tensor<1x1x6x6xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x1x3x3xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<1x1x3x3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_2, %2 : tensor<1x1x6x6xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x1x3x3xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<1x1x3x3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) outs(%0 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.divf %in_3, %cst_1 : f32
      %7 = arith.divf %in, %cst_1 : f32
      %8 = arith.divf %7, %6 : f32
      linalg.yield %8 : f32
    } -> tensor<1x1x3x3xf32>
    return %5 : tensor<1x1x3x3xf32>
  }
}
