module {
  func.func @kernel(%arg0: tensor<1x11x11x8xf32>, %arg1: tensor<3x3x8xf32>, %arg2: tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32> {
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg2) -> (tensor<1x5x5x8xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, 0, %arg3, 0] [1, 11, 9, 8] [1, 1, 1, 1] : tensor<1x11x11x8xf32> to tensor<1x11x9x8xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg3, 0] [3, 1, 8] [1, 1, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
      %extracted_slice_1 = tensor.extract_slice %arg4[0, 0, 0, 0] [1, 5, 5, 8] [1, 1, 1, 1] : tensor<1x5x5x8xf32> to tensor<1x5x5x8xf32>
      %1 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x11x9x8xf32>, tensor<3x1x8xf32>) outs(%extracted_slice_1 : tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[0, 0, 0, 0] [1, 5, 5, 8] [1, 1, 1, 1] : tensor<1x5x5x8xf32> into tensor<1x5x5x8xf32>
      }
    }
    return %0 : tensor<1x5x5x8xf32>
  }
}

