#map = affine_map<(d0, d1, d2, d3) -> (d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x6xf32>) -> tensor<1x2x8x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x1x1x3xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<1x1x8x1xf32>
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x1x1xf32>
    %cst_3 = arith.constant dense<[1, 3, 5]> : tensor<3xi64>
    %cst_4 = arith.constant dense<[0, 1, 1, 2, 2, 3, 3, 3]> : tensor<8xi64>
    %0 = tensor.empty() : tensor<1x2x8x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<8xi64>) outs(%0 : tensor<1x2x8x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %8 = arith.index_cast %in : i64 to index
      %9 = linalg.index 1 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %9, %8, %10] : tensor<1x2x4x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x8x6xf32>
    %2 = tensor.empty() : tensor<1x2x8x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<3xi64>) outs(%2 : tensor<1x2x8x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %8 = arith.index_cast %in : i64 to index
      %9 = linalg.index 1 : index
      %10 = linalg.index 2 : index
      %extracted = tensor.extract %1[%c0, %9, %10, %8] : tensor<1x2x8x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x8x3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %cst_1 : tensor<1x2x8x3xf32>, tensor<1x1x8x1xf32>) outs(%2 : tensor<1x2x8x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %8 = arith.mulf %in, %in_5 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x8x3xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %cst_0 : tensor<1x2x8x3xf32>, tensor<1x1x1x3xf32>) outs(%2 : tensor<1x2x8x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %8 = arith.mulf %in, %in_5 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x8x3xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x2x8x3xf32>) -> tensor<1x2x8x3xf32>
    %7 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%5, %cst_2 : tensor<1x2x8x3xf32>, tensor<2x1x1xf32>) outs(%6 : tensor<1x2x8x3xf32>) -> tensor<1x2x8x3xf32>
    return %7 : tensor<1x2x8x3xf32>
  }
}
