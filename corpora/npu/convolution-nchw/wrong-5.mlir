module {
  func.func @kernel(%arg0: tensor<1x4x7x6xi8>, %arg1: tensor<6x4x3x3xi8>, %arg2: tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32> {
    %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg2) -> (tensor<1x6x5x4xi32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, %arg3] [1, 4, 7, 4] [1, 1, 1, 1] : tensor<1x4x7x6xi8> to tensor<1x4x7x4xi8>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0, %arg3] [6, 4, 3, 1] [1, 1, 1, 1] : tensor<6x4x3x3xi8> to tensor<6x4x3x1xi8>
      %extracted_slice_1 = tensor.extract_slice %arg4[0, 0, 0, 0] [1, 6, 5, 4] [1, 1, 1, 1] : tensor<1x6x5x4xi32> to tensor<1x6x5x4xi32>
      %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x4x7x4xi8>, tensor<6x4x3x1xi8>) outs(%extracted_slice_1 : tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %1 into %arg4[0, 0, 0, 0] [1, 6, 5, 4] [1, 1, 1, 1] : tensor<1x6x5x4xi32> into tensor<1x6x5x4xi32>
      }
    }
    return %0 : tensor<1x6x5x4xi32>
  }
}

