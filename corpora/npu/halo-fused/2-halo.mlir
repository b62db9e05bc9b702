#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#map2 = affine_map<(d0) -> (d0 * -3 + 7, 3)>
#map3 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @kernel(%arg0: tensor<1x10x8x3xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<2x2x3x4xf32>) -> tensor<1x7x5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x6x3xf32>
    %1 = tensor.empty() : tensor<1x7x5x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    %3 = scf.forall (%arg3, %arg4) in (3, 3) shared_outs(%arg5 = %2) -> (tensor<1x7x5x4xf32>) {
      %4 = affine.apply #map(%arg3)
      %5 = affine.apply #map1(%arg4)
      %6 = affine.min #map2(%arg3)
      %7 = affine.min #map3(%arg4)
      %8 = affine.apply #map4(%6)
      %9 = affine.apply #map4(%7)
      %extracted_slice = tensor.extract_slice %arg0[0, %4, %5, 0] [1, %8, %9, 3] [1, 1, 1, 1] : tensor<1x10x8x3xf32> to tensor<1x?x?x3xf32>
      %10 = affine.apply #map5()[%6]
      %11 = affine.apply #map5()[%7]
      %extracted_slice_0 = tensor.extract_slice %0[0, %4, %5, 0] [1, %10, %11, 3] [1, 1, 1, 1] : tensor<1x8x6x3xf32> to tensor<1x?x?x3xf32>
      %12 = linalg.fill ins(%cst : f32) outs(%extracted_slice_0 : tensor<1x?x?x3xf32>) -> tensor<1x?x?x3xf32>
      %13 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %arg1 : tensor<1x?x?x3xf32>, tensor<3x3x3xf32>) outs(%12 : tensor<1x?x?x3xf32>) -> tensor<1x?x?x3xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, %4, %5, 0] [1, %6, %7, 4] [1, 1, 1, 1] : tensor<1x7x5x4xf32> to tensor<1x?x?x4xf32>
      %14 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%13, %arg2 : tensor<1x?x?x3xf32>, tensor<2x2x3x4xf32>) outs(%extracted_slice_1 : tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %14 into %arg5[0, %4, %5, 0] [1, %6, %7, 4] [1, 1, 1, 1] : tensor<1x?x?x4xf32> into tensor<1x7x5x4xf32>
      }
    }
    return %3 : tensor<1x7x5x4xf32>
  }
}

