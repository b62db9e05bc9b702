#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * 3)>
#map2 = affine_map<(d0) -> (d0 * -3 + 8, 3)>
#map3 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @kernel(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = scf.forall (%arg3, %arg4, %arg5) in (2, 3, 2) shared_outs(%arg6 = %arg2) -> (tensor<1x8x8x8xf32>) {
      %1 = affine.apply #map(%arg3)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.apply #map(%arg5)
      %4 = affine.min #map2(%arg4)
      %5 = affine.apply #map3(%4)
      %extracted_slice = tensor.extract_slice %arg0[0, %1, %2, 0] [1, 6, %5, 4] [1, 1, 1, 1] : tensor<1x10x10x4xf32> to tensor<1x6x?x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0, %3] [3, 3, 4, 4] [1, 1, 1, 1] : tensor<3x3x4x8xf32> to tensor<3x3x4x4xf32>
      %extracted_slice_1 = tensor.extract_slice %arg6[0, %1, %2, %3] [1, 4, %4, 4] [1, 1, 1, 1] : tensor<1x8x8x8xf32> to tensor<1x4x?x4xf32>
      %6 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x6x?x4xf32>, tensor<3x3x4x4xf32>) outs(%extracted_slice_1 : tensor<1x4x?x4xf32>) -> tensor<1x4x?x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg6[0, %1, %2, %3] [1, 4, %4, 4] [1, 1, 1, 1] : tensor<1x4x?x4xf32> into tensor<1x8x8x8xf32>
      }
    }
    return %0 : tensor<1x8x8x8xf32>
  }
}

