#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * 3)>
#map2 = affine_map<(d0) -> (d0 * -3 + 8, 3)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (-d0 + 4, 3)>
#map5 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @kernel(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>, %arg2: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg3, %arg4, %arg5) in (2, 3, 2) shared_outs(%arg6 = %arg2) -> (tensor<1x8x8x8xf32>) {
      %1 = affine.apply #map(%arg3)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.apply #map(%arg5)
      %4 = affine.min #map2(%arg4)
      %5 = affine.apply #map3(%4)
      %extracted_slice = tensor.extract_slice %arg0[0, %1, %2, 0] [1, 6, %5, 4] [1, 1, 1, 1] : tensor<1x10x10x4xf32> to tensor<1x6x?x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0, %3] [3, 3, 4, 4] [1, 1, 1, 1] : tensor<3x3x4x8xf32> to tensor<3x3x4x4xf32>
      %extracted_slice_1 = tensor.extract_slice %arg6[0, %1, %2, %3] [1, 4, %4, 4] [1, 1, 1, 1] : tensor<1x8x8x8xf32> to tensor<1x4x?x4xf32>
      %6 = scf.for %arg7 = %c0 to %c4 step %c2 iter_args(%arg8 = %extracted_slice_1) -> (tensor<1x4x?x4xf32>) {
        %7 = scf.for %arg9 = %c0 to %c4 step %c2 iter_args(%arg10 = %arg8) -> (tensor<1x4x?x4xf32>) {
          %8 = scf.for %arg11 = %c0 to %c4 step %c3 iter_args(%arg12 = %arg10) -> (tensor<1x4x?x4xf32>) {
            %9 = affine.min #map4(%arg11)
            %extracted_slice_2 = tensor.extract_slice %extracted_slice[0, %arg7, 0, %arg11] [1, 4, %5, %9] [1, 1, 1, 1] : tensor<1x6x?x4xf32> to tensor<1x4x?x?xf32>
            %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[0, 0, %arg11, %arg9] [3, 3, %9, 2] [1, 1, 1, 1] : tensor<3x3x4x4xf32> to tensor<3x3x?x2xf32>
            %extracted_slice_4 = tensor.extract_slice %arg12[0, %arg7, 0, %arg9] [1, 2, %4, 2] [1, 1, 1, 1] : tensor<1x4x?x4xf32> to tensor<1x2x?x2xf32>
            %10 = scf.for %arg13 = %c0 to %c3 step %c1 iter_args(%arg14 = %extracted_slice_4) -> (tensor<1x2x?x2xf32>) {
              %11 = scf.for %arg15 = %c0 to %c3 step %c1 iter_args(%arg16 = %arg14) -> (tensor<1x2x?x2xf32>) {
                %12 = scf.for %arg17 = %c0 to %c2 step %c1 iter_args(%arg18 = %arg16) -> (tensor<1x2x?x2xf32>) {
                  %13 = affine.apply #map5(%arg17, %arg13)
                  %extracted_slice_5 = tensor.extract_slice %extracted_slice_2[0, %13, %arg15, 0] [1, 1, %4, %9] [1, 1, 1, 1] : tensor<1x4x?x?xf32> to tensor<1x1x?x?xf32>
                  %extracted_slice_6 = tensor.extract_slice %extracted_slice_3[%arg13, %arg15, 0, 0] [1, 1, %9, 2] [1, 1, 1, 1] : tensor<3x3x?x2xf32> to tensor<1x1x?x2xf32>
                  %extracted_slice_7 = tensor.extract_slice %arg18[0, %arg17, 0, 0] [1, 1, %4, 2] [1, 1, 1, 1] : tensor<1x2x?x2xf32> to tensor<1x1x?x2xf32>
                  %extracted_slice_8 = tensor.extract_slice %extracted_slice_5[0, 0, 0, 0] [1, 1, %4, %9] [1, 1, 1, 1] : tensor<1x1x?x?xf32> to tensor<1x?x?xf32>
                  %extracted_slice_9 = tensor.extract_slice %extracted_slice_6[0, 0, 0, 0] [1, 1, %9, 2] [1, 1, 1, 1] : tensor<1x1x?x2xf32> to tensor<1x?x2xf32>
                  %extracted_slice_10 = tensor.extract_slice %extracted_slice_7[0, 0, 0, 0] [1, 1, %4, 2] [1, 1, 1, 1] : tensor<1x1x?x2xf32> to tensor<1x?x2xf32>
                  %14 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%extracted_slice_8, %extracted_slice_9 : tensor<1x?x?xf32>, tensor<1x?x2xf32>) outs(%extracted_slice_10 : tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
                  %inserted_slice_11 = tensor.insert_slice %14 into %extracted_slice_7[0, 0, 0, 0] [1, 1, %4, 2] [1, 1, 1, 1] : tensor<1x?x2xf32> into tensor<1x1x?x2xf32>
                  %inserted_slice_12 = tensor.insert_slice %inserted_slice_11 into %arg18[0, %arg17, 0, 0] [1, 1, %4, 2] [1, 1, 1, 1] : tensor<1x1x?x2xf32> into tensor<1x2x?x2xf32>
                  scf.yield %inserted_slice_12 : tensor<1x2x?x2xf32>
                }
                scf.yield %12 : tensor<1x2x?x2xf32>
              }
              scf.yield %11 : tensor<1x2x?x2xf32>
            }
            %inserted_slice = tensor.insert_slice %10 into %arg12[0, %arg7, 0, %arg9] [1, 2, %4, 2] [1, 1, 1, 1] : tensor<1x2x?x2xf32> into tensor<1x4x?x4xf32>
            scf.yield %inserted_slice : tensor<1x4x?x4xf32>
          }
          scf.yield %8 : tensor<1x4x?x4xf32>
        }
        scf.yield %7 : tensor<1x4x?x4xf32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %6 into %arg6[0, %1, %2, %3] [1, 4, %4, 4] [1, 1, 1, 1] : tensor<1x4x?x4xf32> into tensor<1x8x8x8xf32>
      }
    }
    return %0 : tensor<1x8x8x8xf32>
  }
}

