#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
    %c25_i64 = arith.constant 25 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x1x2x2xf32>
    %cst_1 = arith.constant dense<[[[[1.000000e+00, 0.000000e+00, 2.500000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00, 7.500000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 7.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 2.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00], [7.500000e-01, 2.500000e-01, 1.875000e-01, 6.250000e-02, 7.500000e-01, 2.500000e-01, 5.625000e-01, 1.875000e-01, 7.500000e-01, 2.500000e-01], [0.000000e+00, 0.000000e+00, 5.625000e-01, 1.875000e-01, 0.000000e+00, 0.000000e+00, 1.875000e-01, 6.250000e-02, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 2.500000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00, 7.500000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 7.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 2.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00], [2.500000e-01, 7.500000e-01, 6.250000e-02, 1.875000e-01, 2.500000e-01, 7.500000e-01, 1.875000e-01, 5.625000e-01, 2.500000e-01, 7.500000e-01], [0.000000e+00, 0.000000e+00, 1.875000e-01, 5.625000e-01, 0.000000e+00, 0.000000e+00, 6.250000e-02, 1.875000e-01, 0.000000e+00, 0.000000e+00], [1.000000e+00, 0.000000e+00, 2.500000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00, 7.500000e-01, 0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 7.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 2.500000e-01, 0.000000e+00, 0.000000e+00, 0.000000e+00]]]]> : tensor<1x1x10x10xf32>
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant dense<[4, 4, 4, 4, 14, 14, 19, 19, 24, 24, 9, 9, 9, 9, 19, 19, 24, 24, 24, 24, 3, 4, 3, 4, 13, 14, 18, 19, 23, 24, 8, 9, 8, 9, 18, 19, 23, 24, 23, 24, 2, 3, 2, 3, 12, 13, 17, 18, 22, 23, 7, 8, 7, 8, 17, 18, 22, 23, 22, 23, 0, 1, 0, 1, 10, 11, 15, 16, 20, 21, 5, 6, 5, 6, 15, 16, 20, 21, 20, 21, 0, 1, 0, 1, 10, 11, 15, 16, 20, 21, 5, 6, 5, 6, 15, 16, 20, 21, 20, 21]> : tensor<100xi64>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1], [2, 3]] : tensor<1x1x5x5xf32> into tensor<1x1x25xf32>
    %0 = tensor.empty() : tensor<100xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<100xi64>) outs(%0 : tensor<100xi1>) {
    ^bb0(%in: i64, %out: i1):
      %12 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %12 : i1
    } -> tensor<100xi1>
    %2 = tensor.empty() : tensor<100xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_2 : tensor<100xi64>) outs(%2 : tensor<100xi64>) {
    ^bb0(%in: i64, %out: i64):
      %12 = arith.addi %in, %c25_i64 : i64
      linalg.yield %12 : i64
    } -> tensor<100xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %cst_2 : tensor<100xi1>, tensor<100xi64>, tensor<100xi64>) outs(%2 : tensor<100xi64>) {
    ^bb0(%in: i1, %in_3: i64, %in_4: i64, %out: i64):
      %12 = arith.select %in, %in_3, %in_4 : i64
      linalg.yield %12 : i64
    } -> tensor<100xi64>
    %5 = tensor.empty() : tensor<1x1x100xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<100xi64>) outs(%5 : tensor<1x1x100xf32>) {
    ^bb0(%in: i64, %out: f32):
      %12 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed[%c0, %c0, %12] : tensor<1x1x25xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x100xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [1, 1, 10, 10] : tensor<1x1x100xf32> into tensor<1x1x10x10xf32>
    %7 = tensor.empty() : tensor<1x1x10x10xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_1 : tensor<1x1x10x10xf32>, tensor<1x1x10x10xf32>) outs(%7 : tensor<1x1x10x10xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %12 = arith.mulf %in, %in_3 : f32
      linalg.yield %12 : f32
    } -> tensor<1x1x10x10xf32>
    %9 = tensor.empty() : tensor<1x1x5x5xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32>
    %11 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%8, %cst_0 : tensor<1x1x10x10xf32>, tensor<1x1x2x2xf32>) outs(%10 : tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32>
    return %11 : tensor<1x1x5x5xf32>
  }
}
