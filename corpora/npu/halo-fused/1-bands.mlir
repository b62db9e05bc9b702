#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#map2 = affine_map<(d0) -> (d0 * -3 + 7, 3)>
#map3 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map4 = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @kernel(%arg0: tensor<1x10x8x3xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<2x2x3x4xf32>) -> tensor<1x7x5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x6x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x10x8x3xf32>, tensor<3x3x3xf32>) outs(%1 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %3 = tensor.empty() : tensor<1x7x5x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    %5 = scf.forall (%arg3, %arg4) in (3, 3) shared_outs(%arg5 = %4) -> (tensor<1x7x5x4xf32>) {
      %6 = affine.apply #map(%arg3)
      %7 = affine.apply #map1(%arg4)
      %8 = affine.min #map2(%arg3)
      %9 = affine.min #map3(%arg4)
      %10 = affine.apply #map4()[%8]
      %11 = affine.apply #map4()[%9]
      %extracted_slice = tensor.extract_slice %2[0, %6, %7, 0] [1, %10, %11, 3] [1, 1, 1, 1] : tensor<1x8x6x3xf32> to tensor<1x?x?x3xf32>
      %extracted_slice_0 = tensor.extract_slice %arg5[0, %6, %7, 0] [1, %8, %9, 4] [1, 1, 1, 1] : tensor<1x7x5x4xf32> to tensor<1x?x?x4xf32>
      %12 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %arg2 : tensor<1x?x?x3xf32>, tensor<2x2x3x4xf32>) outs(%extracted_slice_0 : tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %12 into %arg5[0, %6, %7, 0] [1, %8, %9, 4] [1, 1, 1, 1] : tensor<1x?x?x4xf32> into tensor<1x7x5x4xf32>
      }
    }
    return %5 : tensor<1x7x5x4xf32>
  }
}

