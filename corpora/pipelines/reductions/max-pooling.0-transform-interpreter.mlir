#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0) -> (d0 - 1)>
#map2 = affine_map<(d0) -> (d0 * 2)>
#map3 = affine_map<(d0) -> (d0 * 2 - 1)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<2x2xf32>) -> tensor<1x3x3x2xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x3x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c3_3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1_4 = arith.constant 1 : index
    %c2_5 = arith.constant 2 : index
    %c2_6 = arith.constant 2 : index
    %c1_7 = arith.constant 1 : index
    %2 = scf.for %arg2 = %c0 to %c1 step %c1_4 iter_args(%arg3 = %1) -> (tensor<1x3x3x2xf32>) {
      %3 = scf.for %arg4 = %c0_0 to %c3 step %c2_5 iter_args(%arg5 = %arg3) -> (tensor<1x3x3x2xf32>) {
        %4 = scf.for %arg6 = %c0_1 to %c3_3 step %c2_6 iter_args(%arg7 = %arg5) -> (tensor<1x3x3x2xf32>) {
          %5 = scf.for %arg8 = %c0_2 to %c2 step %c1_7 iter_args(%arg9 = %arg7) -> (tensor<1x3x3x2xf32>) {
            %c3_8 = arith.constant 3 : index
            %6 = affine.min #map(%arg4)
            %c3_9 = arith.constant 3 : index
            %7 = affine.min #map(%arg6)
            %8 = affine.apply #map1(%6)
            %9 = affine.apply #map1(%7)
            %10 = affine.apply #map2(%arg4)
            %11 = affine.apply #map3(%6)
            %12 = affine.apply #map2(%6)
            %13 = affine.apply #map2(%arg6)
            %14 = affine.apply #map3(%7)
            %15 = affine.apply #map2(%7)
            %16 = affine.apply #map1(%6)
            %17 = affine.apply #map1(%7)
            %extracted_slice = tensor.extract_slice %arg0[%arg2, %10, %13, %arg8] [1, %12, %15, 1] [1, 1, 1, 1] : tensor<1x6x6x2xf32> to tensor<1x?x?x1xf32>
            %extracted_slice_10 = tensor.extract_slice %arg1[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> to tensor<2x2xf32>
            %extracted_slice_11 = tensor.extract_slice %arg9[%arg2, %arg4, %arg6, %arg8] [1, %6, %7, 1] [1, 1, 1, 1] : tensor<1x3x3x2xf32> to tensor<1x?x?x1xf32>
            %18 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%extracted_slice, %extracted_slice_10 : tensor<1x?x?x1xf32>, tensor<2x2xf32>) outs(%extracted_slice_11 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
            %19 = affine.apply #map1(%6)
            %20 = affine.apply #map1(%7)
            %21 = affine.apply #map1(%6)
            %22 = affine.apply #map1(%7)
            %inserted_slice = tensor.insert_slice %18 into %arg9[%arg2, %arg4, %arg6, %arg8] [1, %6, %7, 1] [1, 1, 1, 1] : tensor<1x?x?x1xf32> into tensor<1x3x3x2xf32>
            scf.yield %inserted_slice : tensor<1x3x3x2xf32>
          }
          scf.yield %5 : tensor<1x3x3x2xf32>
        }
        scf.yield %4 : tensor<1x3x3x2xf32>
      }
      scf.yield %3 : tensor<1x3x3x2xf32>
    }
    return %2 : tensor<1x3x3x2xf32>
  }
}
