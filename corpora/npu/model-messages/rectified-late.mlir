#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<5x7xf32>
    %cst_1 = arith.constant dense<[0, 2, 1, 3, 3, 4, 0]> : tensor<7xi64>
    %0 = tensor.empty() : tensor<7x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<7xi64>) outs(%0 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %9 = arith.index_cast %in : i64 to index
      %10 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%9, %10] : tensor<5x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x3xf32>
    %2 = tensor.empty() : tensor<7x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<7x3xf32>, tensor<3x4xf32>) outs(%3 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %5 = tensor.empty() : tensor<5x4xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %7 = linalg.matmul ins(%cst_0, %4 : tensor<5x7xf32>, tensor<7x4xf32>) outs(%6 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<5x4xf32>) outs(%5 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.cmpf ugt, %in, %cst : f32
      %10 = arith.select %9, %in, %cst : f32
      linalg.yield %10 : f32
    } -> tensor<5x4xf32>
    return %8 : tensor<5x4xf32>
  }
}
