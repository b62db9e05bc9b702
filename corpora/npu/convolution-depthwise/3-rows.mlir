#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * -2 + 5, 2)>
#map3 = affine_map<(d0) -> (d0 * 2 + 1)>
#map4 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
module {
  func.func @kernel(%arg0: tensor<1x11x11x8xf32>, %arg1: tensor<3x3x8xf32>, %arg2: tensor<1x5x5x8xf32>) -> tensor<1x5x5x8xf32> {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %arg2) -> (tensor<1x5x5x8xf32>) {
      %1 = affine.apply #map(%arg3)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.min #map2(%arg3)
      %4 = affine.apply #map1(%arg3)
      %5 = affine.apply #map3(%3)
      %extracted_slice = tensor.extract_slice %arg0[0, %4, 0, %2] [1, %5, 11, 4] [1, 1, 1, 1] : tensor<1x11x11x8xf32> to tensor<1x?x11x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, %2] [3, 3, 4] [1, 1, 1] : tensor<3x3x8xf32> to tensor<3x3x4xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, %1, 0, %2] [1, %3, 5, 4] [1, 1, 1, 1] : tensor<1x5x5x8xf32> to tensor<1x?x5x4xf32>
      %6 = scf.for %arg6 = %c0 to %3 step %c1 iter_args(%arg7 = %extracted_slice_1) -> (tensor<1x?x5x4xf32>) {
        %7 = scf.for %arg8 = %c0 to %c3 step %c1 iter_args(%arg9 = %arg7) -> (tensor<1x?x5x4xf32>) {
          %8 = affine.apply #map4(%arg6, %arg8)
          %extracted_slice_2 = tensor.extract_slice %extracted_slice[0, %8, 0, 0] [1, 1, 11, 4] [1, 1, 1, 1] : tensor<1x?x11x4xf32> to tensor<1x1x11x4xf32>
          %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[%arg8, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<3x3x4xf32> to tensor<1x3x4xf32>
          %extracted_slice_4 = tensor.extract_slice %arg9[0, %arg6, 0, 0] [1, 1, 5, 4] [1, 1, 1, 1] : tensor<1x?x5x4xf32> to tensor<1x1x5x4xf32>
          %extracted_slice_5 = tensor.extract_slice %extracted_slice_2[0, 0, 0, 0] [1, 1, 11, 4] [1, 1, 1, 1] : tensor<1x1x11x4xf32> to tensor<1x11x4xf32>
          %extracted_slice_6 = tensor.extract_slice %extracted_slice_3[0, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<1x3x4xf32> to tensor<3x4xf32>
          %extracted_slice_7 = tensor.extract_slice %extracted_slice_4[0, 0, 0, 0] [1, 1, 5, 4] [1, 1, 1, 1] : tensor<1x1x5x4xf32> to tensor<1x5x4xf32>
          %9 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%extracted_slice_5, %extracted_slice_6 : tensor<1x11x4xf32>, tensor<3x4xf32>) outs(%extracted_slice_7 : tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
          %inserted_slice = tensor.insert_slice %9 into %extracted_slice_4[0, 0, 0, 0] [1, 1, 5, 4] [1, 1, 1, 1] : tensor<1x5x4xf32> into tensor<1x1x5x4xf32>
          %inserted_slice_8 = tensor.insert_slice %inserted_slice into %arg9[0, %arg6, 0, 0] [1, 1, 5, 4] [1, 1, 1, 1] : tensor<1x1x5x4xf32> into tensor<1x?x5x4xf32>
          scf.yield %inserted_slice_8 : tensor<1x?x5x4xf32>
        }
        scf.yield %7 : tensor<1x?x5x4xf32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg5[0, %1, 0, %2] [1, %3, 5, 4] [1, 1, 1, 1] : tensor<1x?x5x4xf32> into tensor<1x5x5x8xf32>
      }
    }
    return %0 : tensor<1x5x5x8xf32>
  }
}

