#map = affine_map<(d0, d1, d2, d3) -> (d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4)>
module {
  func.func @kernel(%arg0: tensor<1x2x6x8xf32>) -> tensor<1x2x3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<1x1x1x8xf32>
    %cst_1 = arith.constant dense<5.000000e-01> : tensor<1x1x6x1xf32>
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>
    %cst_3 = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
    %0 = tensor.empty() : tensor<1x2x6x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<6xi64>) outs(%0 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %8 = arith.index_cast %in : i64 to index
      %9 = linalg.index 1 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %9, %8, %10] : tensor<1x2x6x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x8xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<8xi64>) outs(%0 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %8 = arith.index_cast %in : i64 to index
      %9 = linalg.index 1 : index
      %10 = linalg.index 2 : index
      %extracted = tensor.extract %1[%c0, %9, %10, %8] : tensor<1x2x6x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %cst_1 : tensor<1x2x6x8xf32>, tensor<1x1x6x1xf32>) outs(%0 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %8 = arith.mulf %in, %in_4 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x6x8xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %cst_0 : tensor<1x2x6x8xf32>, tensor<1x1x1x8xf32>) outs(%0 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %8 = arith.mulf %in, %in_4 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x6x8xf32>
    %expanded = tensor.expand_shape %4 [[0], [1], [2, 3], [4, 5]] output_shape [1, 2, 3, 2, 4, 2] : tensor<1x2x6x8xf32> into tensor<1x2x3x2x4x2xf32>
    %5 = tensor.empty() : tensor<1x2x3x4xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "reduction"]} ins(%expanded : tensor<1x2x3x2x4x2xf32>) outs(%6 : tensor<1x2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.addf %in, %out : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x3x4xf32>
    return %7 : tensor<1x2x3x4xf32>
  }
}
