#map = affine_map<(d0) -> (d0 * -3 + 5, 3)>
#map1 = affine_map<(d0) -> (d0 * 3)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 * 2)>
#map4 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
#map5 = affine_map<(d0) -> (d0 * -3 + 4, 3)>
#map6 = affine_map<(d0)[s0] -> (-d0 + s0)>
#map7 = affine_map<(d0)[s0] -> (-d0 + s0 + 2)>
module {
  func.func @kernel(%arg0: tensor<1x4x7x6xi8>, %arg1: tensor<6x4x3x3xi8>, %arg2: tensor<1x6x5x4xi32>) -> tensor<1x6x5x4xi32> {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %arg2) -> (tensor<1x6x5x4xi32>) {
      %1 = affine.min #map(%arg4)
      %2 = affine.apply #map1(%arg4)
      %3 = affine.apply #map2(%1)
      %4 = affine.apply #map3(%arg3)
      %extracted_slice = tensor.extract_slice %arg0[0, 0, %2, 0] [1, 4, %3, 6] [1, 1, 1, 1] : tensor<1x4x7x6xi8> to tensor<1x4x?x6xi8>
      %extracted_slice_0 = tensor.extract_slice %arg1[%4, 0, 0, 0] [2, 4, 3, 3] [1, 1, 1, 1] : tensor<6x4x3x3xi8> to tensor<2x4x3x3xi8>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, %4, %2, 0] [1, 2, %1, 4] [1, 1, 1, 1] : tensor<1x6x5x4xi32> to tensor<1x2x?x4xi32>
      %5 = scf.for %arg6 = %c0 to %c4 step %c2 iter_args(%arg7 = %extracted_slice_1) -> (tensor<1x2x?x4xi32>) {
        %6 = affine.apply #map4()[%1]
        %7 = scf.for %arg8 = %c0 to %6 step %c2 iter_args(%arg9 = %arg7) -> (tensor<1x2x?x4xi32>) {
          %extracted_slice_2 = tensor.extract_slice %extracted_slice[0, %arg6, %arg8, 0] [1, 2, 4, 6] [1, 1, 1, 1] : tensor<1x4x?x6xi8> to tensor<1x2x4x6xi8>
          %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[0, %arg6, 0, 0] [2, 2, 3, 3] [1, 1, 1, 1] : tensor<2x4x3x3xi8> to tensor<2x2x3x3xi8>
          %extracted_slice_4 = tensor.extract_slice %arg9[0, 0, %arg8, 0] [1, 2, 2, 4] [1, 1, 1, 1] : tensor<1x2x?x4xi32> to tensor<1x2x2x4xi32>
          %9 = scf.forall (%arg10, %arg11) in (2, 2) shared_outs(%arg12 = %extracted_slice_4) -> (tensor<1x2x2x4xi32>) {
            %10 = affine.apply #map1(%arg11)
            %11 = affine.min #map5(%arg11)
            %12 = affine.apply #map2(%11)
            %extracted_slice_5 = tensor.extract_slice %extracted_slice_2[0, 0, 0, %10] [1, 2, 4, %12] [1, 1, 1, 1] : tensor<1x2x4x6xi8> to tensor<1x2x4x?xi8>
            %extracted_slice_6 = tensor.extract_slice %extracted_slice_3[%arg10, 0, 0, 0] [1, 2, 3, 3] [1, 1, 1, 1] : tensor<2x2x3x3xi8> to tensor<1x2x3x3xi8>
            %extracted_slice_7 = tensor.extract_slice %arg12[0, %arg10, 0, %10] [1, 1, 2, %11] [1, 1, 1, 1] : tensor<1x2x2x4xi32> to tensor<1x1x2x?xi32>
            %13 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice_5, %extracted_slice_6 : tensor<1x2x4x?xi8>, tensor<1x2x3x3xi8>) outs(%extracted_slice_7 : tensor<1x1x2x?xi32>) -> tensor<1x1x2x?xi32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %13 into %arg12[0, %arg10, 0, %10] [1, 1, 2, %11] [1, 1, 1, 1] : tensor<1x1x2x?xi32> into tensor<1x2x2x4xi32>
            }
          }
          %inserted_slice = tensor.insert_slice %9 into %arg9[0, 0, %arg8, 0] [1, 2, 2, 4] [1, 1, 1, 1] : tensor<1x2x2x4xi32> into tensor<1x2x?x4xi32>
          scf.yield %inserted_slice : tensor<1x2x?x4xi32>
        }
        %8 = scf.for %arg8 = %6 to %1 step %c2 iter_args(%arg9 = %7) -> (tensor<1x2x?x4xi32>) {
          %9 = affine.apply #map6(%arg8)[%1]
          %10 = affine.apply #map7(%arg8)[%1]
          %extracted_slice_2 = tensor.extract_slice %extracted_slice[0, %arg6, %arg8, 0] [1, 2, %10, 6] [1, 1, 1, 1] : tensor<1x4x?x6xi8> to tensor<1x2x?x6xi8>
          %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[0, %arg6, 0, 0] [2, 2, 3, 3] [1, 1, 1, 1] : tensor<2x4x3x3xi8> to tensor<2x2x3x3xi8>
          %extracted_slice_4 = tensor.extract_slice %arg9[0, 0, %arg8, 0] [1, 2, %9, 4] [1, 1, 1, 1] : tensor<1x2x?x4xi32> to tensor<1x2x?x4xi32>
          %11 = scf.forall (%arg10, %arg11) in (2, 2) shared_outs(%arg12 = %extracted_slice_4) -> (tensor<1x2x?x4xi32>) {
            %12 = affine.apply #map1(%arg11)
            %13 = affine.min #map5(%arg11)
            %14 = affine.apply #map2(%13)
            %extracted_slice_5 = tensor.extract_slice %extracted_slice_2[0, 0, 0, %12] [1, 2, %10, %14] [1, 1, 1, 1] : tensor<1x2x?x6xi8> to tensor<1x2x?x?xi8>
            %extracted_slice_6 = tensor.extract_slice %extracted_slice_3[%arg10, 0, 0, 0] [1, 2, 3, 3] [1, 1, 1, 1] : tensor<2x2x3x3xi8> to tensor<1x2x3x3xi8>
            %extracted_slice_7 = tensor.extract_slice %arg12[0, %arg10, 0, %12] [1, 1, %9, %13] [1, 1, 1, 1] : tensor<1x2x?x4xi32> to tensor<1x1x?x?xi32>
            %15 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice_5, %extracted_slice_6 : tensor<1x2x?x?xi8>, tensor<1x2x3x3xi8>) outs(%extracted_slice_7 : tensor<1x1x?x?xi32>) -> tensor<1x1x?x?xi32>
            scf.forall.in_parallel {
              tensor.parallel_insert_slice %15 into %arg12[0, %arg10, 0, %12] [1, 1, %9, %13] [1, 1, 1, 1] : tensor<1x1x?x?xi32> into tensor<1x2x?x4xi32>
            }
          }
          %inserted_slice = tensor.insert_slice %11 into %arg9[0, 0, %arg8, 0] [1, 2, %9, 4] [1, 1, 1, 1] : tensor<1x2x?x4xi32> into tensor<1x2x?x4xi32>
          scf.yield %inserted_slice : tensor<1x2x?x4xi32>
        }
        scf.yield %8 : tensor<1x2x?x4xi32>
      }
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg5[0, %4, %2, 0] [1, 2, %1, 4] [1, 1, 1, 1] : tensor<1x2x?x4xi32> into tensor<1x6x5x4xi32>
      }
    }
    return %0 : tensor<1x6x5x4xi32>
  }
}

