#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant dense<[[0, 1, 3, 1], [2, 0, 2, 0], [1, 3, 1, 2], [0, 2, 0, 1], [3, 1, 2, 0], [2, 0, 1, 3], [1, 2, 0, 2], [0, 1, 3, 1]]> : tensor<8x4xi64>
    %0 = tensor.empty() : tensor<8x4xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<8x4xi64>) outs(%0 : tensor<8x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %10 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %10 : i1
    } -> tensor<8x4xi1>
    %2 = tensor.empty() : tensor<8x4xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<8x4xi64>) outs(%2 : tensor<8x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = arith.addi %in, %c4_i64 : i64
      linalg.yield %10 : i64
    } -> tensor<8x4xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %cst_0 : tensor<8x4xi1>, tensor<8x4xi64>, tensor<8x4xi64>) outs(%2 : tensor<8x4xi64>) {
    ^bb0(%in: i1, %in_1: i64, %in_2: i64, %out: i64):
      %10 = arith.select %in, %in_1, %in_2 : i64
      linalg.yield %10 : i64
    } -> tensor<8x4xi64>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<8x4xi64> into tensor<32xi64>
    %5 = tensor.empty() : tensor<32xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<32xi64>) outs(%5 : tensor<32xf32>) {
    ^bb0(%in: i64, %out: f32):
      %10 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%10] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [8, 4] : tensor<32xf32> into tensor<8x4xf32>
    %7 = tensor.empty() : tensor<3x4xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = linalg.matmul ins(%arg0, %expanded : tensor<3x8xf32>, tensor<8x4xf32>) outs(%8 : tensor<3x4xf32>) -> tensor<3x4xf32>
    return %9 : tensor<3x4xf32>
  }
}
