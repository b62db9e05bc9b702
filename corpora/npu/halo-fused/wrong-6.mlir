module {
  func.func @kernel(%arg0: tensor<1x10x8x3xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<2x2x3x4xf32>) -> tensor<1x7x5x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x6x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
    %2 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %1) -> (tensor<1x8x6x3xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, 0, %arg3, 0] [1, 10, 6, 3] [1, 1, 1, 1] : tensor<1x10x8x3xf32> to tensor<1x10x6x3xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg3, 0] [3, 1, 3] [1, 1, 1] : tensor<3x3x3xf32> to tensor<3x1x3xf32>
      %extracted_slice_1 = tensor.extract_slice %arg4[0, 0, 0, 0] [1, 8, 6, 3] [1, 1, 1, 1] : tensor<1x8x6x3xf32> to tensor<1x8x6x3xf32>
      %6 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x10x6x3xf32>, tensor<3x1x3xf32>) outs(%extracted_slice_1 : tensor<1x8x6x3xf32>) -> tensor<1x8x6x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg4[0, 0, 0, 0] [1, 8, 6, 3] [1, 1, 1, 1] : tensor<1x8x6x3xf32> into tensor<1x8x6x3xf32>
      }
    }
    %3 = tensor.empty() : tensor<1x7x5x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%2, %arg2 : tensor<1x8x6x3xf32>, tensor<2x2x3x4xf32>) outs(%4 : tensor<1x7x5x4xf32>) -> tensor<1x7x5x4xf32>
    return %5 : tensor<1x7x5x4xf32>
  }
}

