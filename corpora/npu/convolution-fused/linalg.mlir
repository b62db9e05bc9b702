#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<6xf32>) -> tensor<1x7x7x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x7x7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %arg2 : tensor<1x7x7x6xf32>, tensor<6xf32>) outs(%0 : tensor<1x7x7x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in, %in_0 : f32
      %5 = arith.maximumf %4, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<1x7x7x6xf32>
    return %3 : tensor<1x7x7x6xf32>
  }
}

