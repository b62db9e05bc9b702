#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @kernel(%arg0: tensor<1x2x8x6xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x2x8x6xf32> to tensor<1x2x10x8xf32>
    %0 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %arg2) -> (tensor<1x2x4x3xf32>) {
      %1 = affine.apply #map(%arg3)
      %extracted_slice = tensor.extract_slice %padded[0, 0, %1, 0] [1, 2, 5, 7] [1, 1, 1, 1] : tensor<1x2x10x8xf32> to tensor<1x2x5x7xf32>
      %extracted_slice_0 = tensor.extract_slice %arg4[0, 0, %arg3, 0] [1, 2, 2, 3] [1, 1, 1, 1] : tensor<1x2x4x3xf32> to tensor<1x2x2x3xf32>
      %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%extracted_slice, %arg1 : tensor<1x2x5x7xf32>, tensor<2x2x3x3xf32>) outs(%extracted_slice_0 : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
      %inserted_slice = tensor.insert_slice %2 into %arg4[0, 0, %arg3, 0] [1, 2, 2, 3] [1, 1, 1, 1] : tensor<1x2x2x3xf32> into tensor<1x2x4x3xf32>
      scf.yield %inserted_slice : tensor<1x2x4x3xf32>
    }
    return %0 : tensor<1x2x4x3xf32>
  }
}

