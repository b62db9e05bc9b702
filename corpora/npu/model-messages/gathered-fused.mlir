#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @kernel(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<5x4xf32> {
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[2, 3]> : tensor<2xi64>
    %cst_1 = arith.constant dense<[0, 1]> : tensor<2xi64>
    %cst_2 = arith.constant dense<[0, 2, 1, 3, 3, 4, 0]> : tensor<7xi64>
    %0 = tensor.empty() : tensor<7x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<7x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%cst_2, %arg1 : tensor<7xi64>, tensor<3x4xf32>) outs(%1 : tensor<7x4xf32>) {
    ^bb0(%in: i64, %in_3: f32, %out: f32):
      %11 = linalg.index 2 : index
      %12 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg0[%12, %11] : tensor<5x3xf32>
      %13 = arith.mulf %extracted, %in_3 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<7x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.cmpf ugt, %in, %cst : f32
      %12 = arith.select %11, %in, %cst : f32
      linalg.yield %12 : f32
    } -> tensor<7x4xf32>
    %4 = tensor.empty() : tensor<1x4xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<1x4xf32>) {
    ^bb0(%out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %3[%c4, %11] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<1x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x4xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%cst_1 : tensor<2xi64>) outs(%6 : tensor<1x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %11 = linalg.index 1 : index
      %12 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %3[%12, %11] : tensor<7x4xf32>
      %13 = arith.addf %extracted, %out : f32
      linalg.yield %13 : f32
    } -> tensor<1x4xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "parallel"]} ins(%cst_0 : tensor<2xi64>) outs(%6 : tensor<1x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %11 = linalg.index 1 : index
      %12 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %3[%12, %11] : tensor<7x4xf32>
      %13 = arith.addf %extracted, %out : f32
      linalg.yield %13 : f32
    } -> tensor<1x4xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<1x4xf32>) {
    ^bb0(%out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %3[%c5, %11] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4xf32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<1x4xf32>) {
    ^bb0(%out: f32):
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %3[%c6, %11] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4xf32>
    %concat = tensor.concat dim(0) %5, %7, %8, %9, %10 : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<5x4xf32>
    return %concat : tensor<5x4xf32>
  }
}
