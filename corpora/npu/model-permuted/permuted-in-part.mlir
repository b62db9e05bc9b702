#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00]]> : tensor<8x4xf32>
    %cst_1 = arith.constant dense<[0, 3, 5, 6, 1, 2, 4, 7]> : tensor<8xi64>
    %0 = tensor.empty() : tensor<8x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %cst_0 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.mulf %in, %in_2 : f32
      linalg.yield %13 : f32
    } -> tensor<8x4xf32>
    %2 = tensor.empty() : tensor<8x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<8xi64>) outs(%2 : tensor<8x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %13 = arith.index_cast %in : i64 to index
      %14 = linalg.index 0 : index
      %extracted = tensor.extract %arg1[%14, %13] : tensor<8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<8xi64>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %13 = arith.index_cast %in : i64 to index
      %14 = linalg.index 1 : index
      %extracted = tensor.extract %1[%13, %14] : tensor<8x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x4xf32>
    %5 = tensor.empty() : tensor<3x8xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %7 = linalg.matmul ins(%arg0, %3 : tensor<3x8xf32>, tensor<8x8xf32>) outs(%6 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg2 : tensor<3x8xf32>, tensor<8xf32>) outs(%5 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.addf %in, %in_2 : f32
      linalg.yield %13 : f32
    } -> tensor<3x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<3x8xf32>) outs(%5 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.cmpf ugt, %in, %cst : f32
      %14 = arith.select %13, %in, %cst : f32
      linalg.yield %14 : f32
    } -> tensor<3x8xf32>
    %10 = tensor.empty() : tensor<3x4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = linalg.matmul ins(%9, %4 : tensor<3x8xf32>, tensor<8x4xf32>) outs(%11 : tensor<3x4xf32>) -> tensor<3x4xf32>
    return %12 : tensor<3x4xf32>
  }
}
