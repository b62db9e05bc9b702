#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00]]> : tensor<8x4xf32>
    %cst_1 = arith.constant dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<8x4xf32>
    %cst_2 = arith.constant dense<[[0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x4xf32>
    %cst_3 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<8x4xf32>
    %cst_4 = arith.constant dense<3> : tensor<1xi64>
    %cst_5 = arith.constant dense<2> : tensor<1xi64>
    %cst_6 = arith.constant dense<1> : tensor<1xi64>
    %cst_7 = arith.constant dense<0> : tensor<1xi64>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<1xi64>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %18 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%18] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %2 = tensor.empty() : tensor<3x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %4 = linalg.matmul ins(%arg0, %cst_3 : tensor<3x8xf32>, tensor<8x4xf32>) outs(%3 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %1 : tensor<3x4xf32>, tensor<1xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.mulf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_6 : tensor<1xi64>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %18 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%18] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %7 = linalg.matmul ins(%arg0, %cst_2 : tensor<3x8xf32>, tensor<8x4xf32>) outs(%3 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<3x4xf32>, tensor<1xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.mulf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %8 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_5 : tensor<1xi64>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %18 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%18] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %11 = linalg.matmul ins(%arg0, %cst_1 : tensor<3x8xf32>, tensor<8x4xf32>) outs(%3 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %10 : tensor<3x4xf32>, tensor<1xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.mulf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<1xi64>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %18 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%18] : tensor<4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %15 = linalg.matmul ins(%arg0, %cst_0 : tensor<3x8xf32>, tensor<8x4xf32>) outs(%3 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %14 : tensor<3x4xf32>, tensor<1xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.mulf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %16 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %18 = arith.addf %in, %in_8 : f32
      linalg.yield %18 : f32
    } -> tensor<3x4xf32>
    return %17 : tensor<3x4xf32>
  }
}
