module {
  func.func @kernel(%arg0: tensor<1x2x8x6xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x2x8x6xf32> to tensor<1x2x10x8xf32>
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg2) -> (tensor<1x2x4x3xf32>) {
      %extracted_slice = tensor.extract_slice %padded[0, 0, 0, %arg3] [1, 2, 9, 5] [1, 1, 1, 1] : tensor<1x2x10x8xf32> to tensor<1x2x9x5xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0, %arg3] [2, 2, 3, 1] [1, 1, 1, 1] : tensor<2x2x3x3xf32> to tensor<2x2x3x1xf32>
      %extracted_slice_1 = tensor.extract_slice %arg4[0, 0, 0, 0] [1, 2, 4, 3] [1, 1, 1, 1] : tensor<1x2x4x3xf32> to tensor<1x2x4x3xf32>
      %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x2x9x5xf32>, tensor<2x2x3x1xf32>) outs(%extracted_slice_1 : tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[0, 0, 0, 0] [1, 2, 4, 3] [1, 1, 1, 1] : tensor<1x2x4x3xf32> into tensor<1x2x4x3xf32>
      }
    }
    return %0 : tensor<1x2x4x3xf32>
  }
}

