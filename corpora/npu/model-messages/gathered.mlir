#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @kernel(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<6> : tensor<1xi64>
    %cst_1 = arith.constant dense<5> : tensor<1xi64>
    %cst_2 = arith.constant dense<[2, 3]> : tensor<2xi64>
    %cst_3 = arith.constant dense<[0, 1]> : tensor<2xi64>
    %cst_4 = arith.constant dense<4> : tensor<1xi64>
    %cst_5 = arith.constant dense<[0, 2, 1, 3, 3, 4, 0]> : tensor<7xi64>
    %0 = tensor.empty() : tensor<7x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<7xi64>) outs(%0 : tensor<7x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.index_cast %in : i64 to index
      %17 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%16, %17] : tensor<5x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x3xf32>
    %2 = tensor.empty() : tensor<7x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<7x3xf32>, tensor<3x4xf32>) outs(%3 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x4xf32>) outs(%2 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.cmpf ugt, %in, %cst : f32
      %17 = arith.select %16, %in, %cst : f32
      linalg.yield %17 : f32
    } -> tensor<7x4xf32>
    %6 = tensor.empty() : tensor<1x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<1xi64>) outs(%6 : tensor<1x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.index_cast %in : i64 to index
      %17 = linalg.index 1 : index
      %extracted = tensor.extract %5[%16, %17] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4xf32>
    %8 = tensor.empty() : tensor<2x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<2xi64>) outs(%8 : tensor<2x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.index_cast %in : i64 to index
      %17 = linalg.index 1 : index
      %extracted = tensor.extract %5[%16, %17] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%9 : tensor<2x4xf32>) outs(%10 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<1x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<2xi64>) outs(%8 : tensor<2x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.index_cast %in : i64 to index
      %17 = linalg.index 1 : index
      %extracted = tensor.extract %5[%16, %17] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%12 : tensor<2x4xf32>) outs(%10 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %in, %out : f32
      linalg.yield %16 : f32
    } -> tensor<1x4xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<1xi64>) outs(%6 : tensor<1x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.index_cast %in : i64 to index
      %17 = linalg.index 1 : index
      %extracted = tensor.extract %5[%16, %17] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<1xi64>) outs(%6 : tensor<1x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %16 = arith.index_cast %in : i64 to index
      %17 = linalg.index 1 : index
      %extracted = tensor.extract %5[%16, %17] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4xf32>
    %concat = tensor.concat dim(0) %7, %11, %13, %14, %15 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<5x4xf32>
    return %concat : tensor<5x4xf32>
  }
}
