#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map3 = affine_map<(d0) -> (d0 * 2 + 1)>
module {
  func.func @kernel(%arg0: tensor<1x11x11x8xf32>, %arg1: tensor<3x3x8xf32>, %arg2: tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32> {
    %0 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %arg2) -> (tensor<1x5x5x8xf32>) {
      %1 = affine.apply #map(%arg3)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.min #map2(%arg3)
      %4 = affine.apply #map1(%arg3)
      %5 = affine.apply #map3(%3)
      %extracted_slice = tensor.extract_slice %arg0[0, %4, 0, %2] [1, %5, 11, 4] [1, 1, 1, 1] : tensor<1x11x11x8xf32> to tensor<1x?x11x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, %2] [3, 3, 4] [1, 1, 1] : tensor<3x3x8xf32> to tensor<3x3x4xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, %1, 0, %2] [1, %3, 5, 4] [1, 1, 1, 1] : tensor<1x5x5x8xf32> to tensor<1x?x5x4xf32>
      %6 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x?x11x4xf32>, tensor<3x3x4xf32>) outs(%extracted_slice_1 : tensor<1x?x5x4xf32>) -> tensor<1x?x5x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg5[0, %1, 0, %2] [1, %3, 5, 4] [1, 1, 1, 1] : tensor<1x?x5x4xf32> into tensor<1x5x5x8xf32>
      }
    }
    return %0 : tensor<1x5x5x8xf32>
  }
}

