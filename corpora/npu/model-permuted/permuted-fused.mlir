#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00, 1.000000e+00], [1.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00], [1.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00]]> : tensor<8x4xf32>
    %cst_1 = arith.constant dense<[0, 3, 5, 6, 1, 2, 4, 7]> : tensor<8xi64>
    %0 = tensor.empty() : tensor<8x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %cst_0 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.mulf %in, %in_2 : f32
      linalg.yield %8 : f32
    } -> tensor<8x4xf32>
    %2 = tensor.empty() : tensor<3x8xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<3x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<3x8xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %cst_1 : tensor<3x8xf32>, tensor<8xi64>) outs(%3 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_2: i64, %out: f32):
      %8 = linalg.index 2 : index
      %9 = arith.index_cast %in_2 : i64 to index
      %extracted = tensor.extract %arg1[%8, %9] : tensor<8x8xf32>
      %10 = arith.mulf %in, %extracted : f32
      %11 = arith.addf %out, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<3x8xf32>
    %5 = tensor.empty() : tensor<3x4xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<3x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<3x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map4, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %cst_1 : tensor<3x8xf32>, tensor<8xi64>) outs(%6 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_2: i64, %out: f32):
      %8 = linalg.index 1 : index
      %9 = arith.index_cast %in_2 : i64 to index
      %extracted = tensor.extract %1[%9, %8] : tensor<8x4xf32>
      %extracted_3 = tensor.extract %arg2[%9] : tensor<8xf32>
      %10 = arith.addf %in, %extracted_3 : f32
      %11 = arith.cmpf ugt, %10, %cst : f32
      %12 = arith.select %11, %10, %cst : f32
      %13 = arith.mulf %12, %extracted : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<3x4xf32>
    return %7 : tensor<3x4xf32>
  }
}
