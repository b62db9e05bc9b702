#map = affine_map<(d0, d1, d2, d3) -> (d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>) -> tensor<1x2x7x9xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[[[1.000000e+00, 0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 0.000000e+00, 5.000000e-01, 5.000000e-01, 1.000000e+00, 0.000000e+00]]]]> : tensor<1x1x1x18xf32>
    %cst_1 = arith.constant dense<[[[[1.000000e+00], [0.000000e+00], [5.000000e-01], [5.000000e-01], [1.000000e+00], [0.000000e+00], [5.000000e-01], [5.000000e-01], [1.000000e+00], [0.000000e+00], [5.000000e-01], [5.000000e-01], [1.000000e+00], [0.000000e+00]]]]> : tensor<1x1x14x1xf32>
    %c0 = arith.constant 0 : index
    %c5_i64 = arith.constant 5 : i64
    %cst_2 = arith.constant dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3, 4, 4, 4]> : tensor<18xi64>
    %cst_3 = arith.constant dense<[0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]> : tensor<14xi64>
    %0 = tensor.empty() : tensor<1x2x14x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<14xi64>) outs(%0 : tensor<1x2x14x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %14 = arith.index_cast %in : i64 to index
      %15 = linalg.index 1 : index
      %16 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %15, %14, %16] : tensor<1x2x4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x14x5xf32>
    %2 = tensor.empty() : tensor<18xi1>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%cst_2 : tensor<18xi64>) outs(%2 : tensor<18xi1>) {
    ^bb0(%in: i64, %out: i1):
      %14 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %14 : i1
    } -> tensor<18xi1>
    %4 = tensor.empty() : tensor<18xi64>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%cst_2 : tensor<18xi64>) outs(%4 : tensor<18xi64>) {
    ^bb0(%in: i64, %out: i64):
      %14 = arith.addi %in, %c5_i64 : i64
      linalg.yield %14 : i64
    } -> tensor<18xi64>
    %6 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%3, %5, %cst_2 : tensor<18xi1>, tensor<18xi64>, tensor<18xi64>) outs(%4 : tensor<18xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %14 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %14 : i64
    } -> tensor<18xi64>
    %7 = tensor.empty() : tensor<1x2x14x18xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<18xi64>) outs(%7 : tensor<1x2x14x18xf32>) {
    ^bb0(%in: i64, %out: f32):
      %14 = arith.index_cast %in : i64 to index
      %15 = linalg.index 1 : index
      %16 = linalg.index 2 : index
      %extracted = tensor.extract %1[%c0, %15, %16, %14] : tensor<1x2x14x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x14x18xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_1 : tensor<1x2x14x18xf32>, tensor<1x1x14x1xf32>) outs(%7 : tensor<1x2x14x18xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %14 = arith.mulf %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<1x2x14x18xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %cst_0 : tensor<1x2x14x18xf32>, tensor<1x1x1x18xf32>) outs(%7 : tensor<1x2x14x18xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %14 = arith.mulf %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<1x2x14x18xf32>
    %expanded = tensor.expand_shape %10 [[0], [1], [2, 3], [4, 5]] output_shape [1, 2, 7, 2, 9, 2] : tensor<1x2x14x18xf32> into tensor<1x2x7x2x9x2xf32>
    %11 = tensor.empty() : tensor<1x2x7x9xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel", "reduction"]} ins(%expanded : tensor<1x2x7x2x9x2xf32>) outs(%12 : tensor<1x2x7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<1x2x7x9xf32>
    return %13 : tensor<1x2x7x9xf32>
  }
}
