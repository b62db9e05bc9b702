#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<4x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<1x3xf32> {
    %cst = arith.constant dense<3> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<1xi64>) outs(%0 : tensor<1x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %3 = arith.index_cast %in : i64 to index
      %4 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%3, %4] : tensor<4x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x3xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<1x3xf32>, tensor<1x3xf32>) outs(%0 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<1x3xf32>
    return %2 : tensor<1x3xf32>
  }
}
