#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<1x1x6x6xf32>, %arg1: tensor<16x1xf32>, %arg2: tensor<1xf32>) -> tensor<1x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[[[0.000000e+00, 1.000000e+00, 0.000000e+00], [1.000000e+00, -4.000000e+00, 1.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00]]]]> : tensor<1x1x3x3xf32>
    %0 = tensor.empty() : tensor<1x1x4x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %cst_0 : tensor<1x1x6x6xf32>, tensor<1x1x3x3xf32>) outs(%1 : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %collapsed = tensor.collapse_shape %2 [[0], [1, 2, 3]] : tensor<1x1x4x4xf32> into tensor<1x16xf32>
    %3 = tensor.empty() : tensor<1x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %5 = linalg.matmul ins(%collapsed, %arg1 : tensor<1x16xf32>, tensor<16x1xf32>) outs(%4 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<1x1xf32>, tensor<1xf32>) outs(%3 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.addf %in, %in_1 : f32
      linalg.yield %7 : f32
    } -> tensor<1x1xf32>
    return %6 : tensor<1x1xf32>
  }
}
