#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x3x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<4.000000e+00> : tensor<1x1x3x3xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<1x1x2x2xf32>
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x1x5x5xf32> to tensor<1x1x6x6xf32>
    %0 = tensor.empty() : tensor<1x1x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %cst_1 : tensor<1x1x6x6xf32>, tensor<1x1x2x2xf32>) outs(%1 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %cst_0 : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) outs(%0 : tensor<1x1x3x3xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %4 = arith.divf %in, %in_2 : f32
      linalg.yield %4 : f32
    } -> tensor<1x1x3x3xf32>
    return %3 : tensor<1x1x3x3xf32>
  }
}
