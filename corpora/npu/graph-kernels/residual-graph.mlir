#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<3x3x3x3xf32>, %arg2: tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg1 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%1 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.cmpf ugt, %in, %cst : f32
      %8 = arith.select %7, %in, %cst : f32
      linalg.yield %8 : f32
    } -> tensor<1x3x6x6xf32>
    %padded_0 = tensor.pad %3 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
    %4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_0, %arg2 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%1 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %arg0 : tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %7 = arith.addf %in, %in_1 : f32
      linalg.yield %7 : f32
    } -> tensor<1x3x6x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.cmpf ugt, %in, %cst : f32
      %8 = arith.select %7, %in, %cst : f32
      linalg.yield %8 : f32
    } -> tensor<1x3x6x6xf32>
    return %6 : tensor<1x3x6x6xf32>
  }
}
