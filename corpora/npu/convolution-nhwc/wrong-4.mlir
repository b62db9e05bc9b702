module {
  func.func @kernel(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %0 = scf.forall (%arg3) in (4) shared_outs(%arg4 = %arg2) -> (tensor<1x8x8x8xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, %arg3] [1, 10, 10, 1] [1, 1, 1, 1] : tensor<1x10x10x4xf32> to tensor<1x10x10x1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, %arg3, 0] [3, 3, 1, 8] [1, 1, 1, 1] : tensor<3x3x4x8xf32> to tensor<3x3x1x8xf32>
      %extracted_slice_1 = tensor.extract_slice %arg4[0, 0, 0, 0] [1, 8, 8, 8] [1, 1, 1, 1] : tensor<1x8x8x8xf32> to tensor<1x8x8x8xf32>
      %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x10x10x1xf32>, tensor<3x3x1x8xf32>) outs(%extracted_slice_1 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[0, 0, 0, 0] [1, 8, 8, 8] [1, 1, 1, 1] : tensor<1x8x8x8xf32> into tensor<1x8x8x8xf32>
      }
    }
    return %0 : tensor<1x8x8x8xf32>
  }
}

