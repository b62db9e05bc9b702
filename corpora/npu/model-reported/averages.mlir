#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x3x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<1x1x5x5xf32>
    %cst_1 = arith.constant 4.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x1x5x5xf32> to tensor<1x1x6x6xf32>
    %padded_2 = tensor.pad %cst_0 low[0, 0, 0, 0] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x1x5x5xf32> to tensor<1x1x6x6xf32>
    %0 = tensor.empty() : tensor<1x1x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %2 : tensor<1x1x6x6xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x1x3x3xf32>) outs(%0 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.divf %in, %cst_1 : f32
      linalg.yield %8 : f32
    } -> tensor<1x1x3x3xf32>
    %5 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_2, %2 : tensor<1x1x6x6xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x1x3x3xf32>) outs(%0 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.divf %in, %cst_1 : f32
      linalg.yield %8 : f32
    } -> tensor<1x1x3x3xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %6 : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) outs(%0 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %8 = arith.divf %in, %in_3 : f32
      linalg.yield %8 : f32
    } -> tensor<1x1x3x3xf32>
    return %7 : tensor<1x1x3x3xf32>
  }
}
