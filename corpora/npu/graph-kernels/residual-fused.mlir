#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<3x3x3x3xf32>, %arg2: tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x3x6x6xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %arg1 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%1 : tensor<1x3x6x6xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %6 = arith.mulf %in, %in_1 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<1x3x6x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.cmpf ugt, %in, %cst : f32
      %7 = arith.select %6, %in, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<1x3x6x6xf32>
    %padded_0 = tensor.pad %3 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded_0, %arg2 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%1 : tensor<1x3x6x6xf32>) attrs =  {linalg.memoized_indexing_maps = [#map1, #map2, #map3]} {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %6 = arith.mulf %in, %in_1 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<1x3x6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %arg0 : tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %6 = arith.addf %in, %in_1 : f32
      %7 = arith.cmpf ugt, %6, %cst : f32
      %8 = arith.select %7, %6, %cst : f32
      linalg.yield %8 : f32
    } -> tensor<1x3x6x6xf32>
    return %5 : tensor<1x3x6x6xf32>
  }
}
