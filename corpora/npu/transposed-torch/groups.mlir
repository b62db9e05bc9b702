#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @kernel(%arg0: tensor<1x4x3x3xf32>, %arg1: tensor<4x2x3x3xf32>, %arg2: tensor<4xf32>) -> tensor<1x4x5x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2], [3], [4]] output_shape [2, 2, 2, 3, 3] : tensor<4x2x3x3xf32> into tensor<2x2x2x3x3xf32>
    %0 = tensor.empty() : tensor<2x2x2x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x2x2x3x3xf32>) {
    ^bb0(%out: f32):
      %7 = linalg.index 0 : index
      %8 = linalg.index 1 : index
      %9 = linalg.index 2 : index
      %10 = linalg.index 3 : index
      %11 = linalg.index 4 : index
      %12 = arith.subi %c2, %10 : index
      %13 = arith.subi %c2, %11 : index
      %extracted = tensor.extract %expanded[%7, %9, %8, %12, %13] : tensor<2x2x2x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x2x3x3xf32>
    %3 = tensor.empty() : tensor<1x4x7x7xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [1, 4, 3, 3] [1, 1, 2, 2] : tensor<1x4x3x3xf32> into tensor<1x4x7x7xf32>
    %5 = tensor.empty() : tensor<1x4x5x5xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<4xf32>) outs(%5 : tensor<1x4x5x5xf32>) dimensions = [0, 2, 3] 
    %expanded_0 = tensor.expand_shape %inserted_slice [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 7, 7] : tensor<1x4x7x7xf32> into tensor<1x2x2x7x7xf32>
    %expanded_1 = tensor.expand_shape %broadcasted [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 5, 5] : tensor<1x4x5x5xf32> into tensor<1x2x2x5x5xf32>
    %6 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_0, %2 : tensor<1x2x2x7x7xf32>, tensor<2x2x2x3x3xf32>) outs(%expanded_1 : tensor<1x2x2x5x5xf32>) -> tensor<1x2x2x5x5xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2], [3], [4]] : tensor<1x2x2x5x5xf32> into tensor<1x4x5x5xf32>
    return %collapsed : tensor<1x4x5x5xf32>
  }
}
