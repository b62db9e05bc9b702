#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
    %c25_i64 = arith.constant 25 : i64
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<[4, 9, 14, 19, 24, 3, 8, 13, 18, 23, 2, 7, 12, 17, 22, 1, 6, 11, 16, 21, 0, 5, 10, 15, 20]> : tensor<25xi64>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1], [2, 3]] : tensor<1x1x5x5xf32> into tensor<1x1x25xf32>
    %0 = tensor.empty() : tensor<25xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<25xi64>) outs(%0 : tensor<25xi1>) {
    ^bb0(%in: i64, %out: i1):
      %7 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %7 : i1
    } -> tensor<25xi1>
    %2 = tensor.empty() : tensor<25xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst : tensor<25xi64>) outs(%2 : tensor<25xi64>) {
    ^bb0(%in: i64, %out: i64):
      %7 = arith.addi %in, %c25_i64 : i64
      linalg.yield %7 : i64
    } -> tensor<25xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %cst : tensor<25xi1>, tensor<25xi64>, tensor<25xi64>) outs(%2 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %7 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %7 : i64
    } -> tensor<25xi64>
    %5 = tensor.empty() : tensor<1x1x25xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<25xi64>) outs(%5 : tensor<1x1x25xf32>) {
    ^bb0(%in: i64, %out: f32):
      %7 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed[%c0, %c0, %7] : tensor<1x1x25xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x25xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [1, 1, 5, 5] : tensor<1x1x25xf32> into tensor<1x1x5x5xf32>
    return %expanded : tensor<1x1x5x5xf32>
  }
}
