#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<8x4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[0, 2, 3, 7]> : tensor<4xi64>
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<4xi64>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %6 = arith.index_cast %in : i64 to index
      %7 = linalg.index 0 : index
      %extracted = tensor.extract %arg0[%7, %6] : tensor<3x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<4xi64>) outs(%2 : tensor<4x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %6 = arith.index_cast %in : i64 to index
      %7 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%6, %7] : tensor<8x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = linalg.matmul ins(%1, %3 : tensor<3x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<3x4xf32>) -> tensor<3x4xf32>
    return %5 : tensor<3x4xf32>
  }
}
