#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func private @conv_0(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg1 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%1 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    return %2 : tensor<1x3x6x6xf32>
  }
  func.func private @relu_1(%arg0: tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.cmpf ugt, %in, %cst : f32
      %3 = arith.select %2, %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<1x3x6x6xf32>
    return %1 : tensor<1x3x6x6xf32>
  }
  func.func private @conv_2(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg1 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%1 : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    return %2 : tensor<1x3x6x6xf32>
  }
  func.func private @add_3(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32> {
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<1x3x6x6xf32>
    return %1 : tensor<1x3x6x6xf32>
  }
  func.func private @relu_4(%arg0: tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x3x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x3x6x6xf32>) outs(%0 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.cmpf ugt, %in, %cst : f32
      %3 = arith.select %2, %in, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<1x3x6x6xf32>
    return %1 : tensor<1x3x6x6xf32>
  }
  func.func @kernel(%arg0: tensor<1x3x6x6xf32>, %arg1: tensor<3x3x3x3xf32>, %arg2: tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32> {
    %0 = call @conv_0(%arg0, %arg1) : (tensor<1x3x6x6xf32>, tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32>
    %1 = call @relu_1(%0) : (tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %2 = call @conv_2(%1, %arg2) : (tensor<1x3x6x6xf32>, tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32>
    %3 = call @add_3(%2, %arg0) : (tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %4 = call @relu_4(%3) : (tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    return %4 : tensor<1x3x6x6xf32>
  }
}
