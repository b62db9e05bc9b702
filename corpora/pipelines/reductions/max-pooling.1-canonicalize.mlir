#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0) -> (d0 * 2)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<2x2xf32>) -> tensor<1x3x3x2xf32> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<1x3x3x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
    %2 = scf.for %arg2 = %c0 to %c3 step %c2 iter_args(%arg3 = %1) -> (tensor<1x3x3x2xf32>) {
      %3 = scf.for %arg4 = %c0 to %c3 step %c2 iter_args(%arg5 = %arg3) -> (tensor<1x3x3x2xf32>) {
        %4 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %arg5) -> (tensor<1x3x3x2xf32>) {
          %5 = affine.min #map(%arg2)
          %6 = affine.min #map(%arg4)
          %7 = affine.apply #map1(%arg2)
          %8 = affine.apply #map1(%5)
          %9 = affine.apply #map1(%arg4)
          %10 = affine.apply #map1(%6)
          %extracted_slice = tensor.extract_slice %arg0[0, %7, %9, %arg6] [1, %8, %10, 1] [1, 1, 1, 1] : tensor<1x6x6x2xf32> to tensor<1x?x?x1xf32>
          %extracted_slice_0 = tensor.extract_slice %arg7[0, %arg2, %arg4, %arg6] [1, %5, %6, 1] [1, 1, 1, 1] : tensor<1x3x3x2xf32> to tensor<1x?x?x1xf32>
          %11 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%extracted_slice, %arg1 : tensor<1x?x?x1xf32>, tensor<2x2xf32>) outs(%extracted_slice_0 : tensor<1x?x?x1xf32>) -> tensor<1x?x?x1xf32>
          %inserted_slice = tensor.insert_slice %11 into %arg7[0, %arg2, %arg4, %arg6] [1, %5, %6, 1] [1, 1, 1, 1] : tensor<1x?x?x1xf32> into tensor<1x3x3x2xf32>
          scf.yield %inserted_slice : tensor<1x3x3x2xf32>
        }
        scf.yield %4 : tensor<1x3x3x2xf32>
      }
      scf.yield %3 : tensor<1x3x3x2xf32>
    }
    return %2 : tensor<1x3x3x2xf32>
  }
}
