#map = affine_map<(d0) -> (d0 * -3 + 5, 3)>
#map1 = affine_map<(d0) -> (d0 * 3)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @kernel(%arg0: tensor<1x4x7x6xi8>, %arg1: tensor<6x4x3x3xi8>, %arg2: tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32> {
    %0 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %arg2) -> (tensor<1x6x5x4xi32>) {
      %1 = affine.min #map(%arg4)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.apply #map2(%1)
      %4 = affine.apply #map3(%arg3)
      %extracted_slice = tensor.extract_slice %arg0[0, 0, %2, 0] [1, 4, %3, 6] [1, 1, 1, 1] : tensor<1x4x7x6xi8> to tensor<1x4x?x6xi8>
      %extracted_slice_0 = tensor.extract_slice %arg1[%4, 0, 0, 0] [2, 4, 3, 3] [1, 1, 1, 1] : tensor<6x4x3x3xi8> to tensor<2x4x3x3xi8>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, %4, %2, 0] [1, 2, %1, 4] [1, 1, 1, 1] : tensor<1x6x5x4xi32> to tensor<1x2x?x4xi32>
      %5 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %extracted_slice_0 : tensor<1x4x?x6xi8>, tensor<2x4x3x3xi8>) outs(%extracted_slice_1 : tensor<1x2x?x4xi32>) -> tensor<1x2x?x4xi32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg5[0, %4, %2, 0] [1, 2, %1, 4] [1, 1, 1, 1] : tensor<1x2x?x4xi32> into tensor<1x6x5x4xi32>
      }
    }
    return %0 : tensor<1x6x5x4xi32>
  }
}

