#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x3x8xf32>) -> tensor<1x2x12x4xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<1x1x1x8xf32>
    %cst_1 = arith.constant dense<[[[[1.000000e+00], [0.000000e+00], [1.000000e+00], [0.000000e+00], [8.750000e-01], [1.250000e-01], [6.250000e-01], [3.750000e-01], [3.750000e-01], [6.250000e-01], [1.250000e-01], [8.750000e-01], [8.750000e-01], [1.250000e-01], [6.250000e-01], [3.750000e-01], [3.750000e-01], [6.250000e-01], [1.250000e-01], [8.750000e-01], [1.000000e+00], [0.000000e+00], [1.000000e+00], [0.000000e+00]]]]> : tensor<1x1x24x1xf32>
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x2x2xf32>
    %c3_i64 = arith.constant 3 : i64
    %cst_3 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>
    %cst_4 = arith.constant dense<[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 1, 2, 1, 2, 2, 2, 2, 2]> : tensor<24xi64>
    %0 = tensor.empty() : tensor<24xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<24xi64>) outs(%0 : tensor<24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %13 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %13 : i1
    } -> tensor<24xi1>
    %2 = tensor.empty() : tensor<24xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<24xi64>) outs(%2 : tensor<24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %13 = arith.addi %in, %c3_i64 : i64
      linalg.yield %13 : i64
    } -> tensor<24xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %cst_4 : tensor<24xi1>, tensor<24xi64>, tensor<24xi64>) outs(%2 : tensor<24xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %13 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %13 : i64
    } -> tensor<24xi64>
    %5 = tensor.empty() : tensor<1x2x24x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<24xi64>) outs(%5 : tensor<1x2x24x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %13 = arith.index_cast %in : i64 to index
      %14 = linalg.index 1 : index
      %15 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %14, %13, %15] : tensor<1x2x3x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x24x8xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<8xi64>) outs(%5 : tensor<1x2x24x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %13 = arith.index_cast %in : i64 to index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %extracted = tensor.extract %6[%c0, %14, %15, %13] : tensor<1x2x24x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x24x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %cst_1 : tensor<1x2x24x8xf32>, tensor<1x1x24x1xf32>) outs(%5 : tensor<1x2x24x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %13 = arith.mulf %in, %in_5 : f32
      linalg.yield %13 : f32
    } -> tensor<1x2x24x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %cst_0 : tensor<1x2x24x8xf32>, tensor<1x1x1x8xf32>) outs(%5 : tensor<1x2x24x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %13 = arith.mulf %in, %in_5 : f32
      linalg.yield %13 : f32
    } -> tensor<1x2x24x8xf32>
    %10 = tensor.empty() : tensor<1x2x12x4xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<1x2x12x4xf32>) -> tensor<1x2x12x4xf32>
    %12 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%9, %cst_2 : tensor<1x2x24x8xf32>, tensor<2x2x2xf32>) outs(%11 : tensor<1x2x12x4xf32>) -> tensor<1x2x12x4xf32>
    return %12 : tensor<1x2x12x4xf32>
  }
}
