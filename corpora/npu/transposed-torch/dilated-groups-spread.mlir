#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @kernel(%arg0: tensor<1x4x3x4xf32>, %arg1: tensor<4x2x3x3xf32>) -> tensor<1x4x5x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %expanded = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4, 5]] output_shape [4, 2, 3, 1, 3, 1] : tensor<4x2x3x3xf32> into tensor<4x2x3x1x3x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 0, 0, 0, 0] high[0, 0, 0, 1, 0, 1] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst : f32
    } : tensor<4x2x3x1x3x1xf32> to tensor<4x2x3x2x3x2xf32>
    %collapsed = tensor.collapse_shape %padded [[0], [1], [2, 3], [4, 5]] : tensor<4x2x3x2x3x2xf32> into tensor<4x2x6x6xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [4, 2, 5, 6] [1, 1, 1, 1] : tensor<4x2x6x6xf32> to tensor<4x2x5x6xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [4, 2, 5, 5] [1, 1, 1, 1] : tensor<4x2x5x6xf32> to tensor<4x2x5x5xf32>
    %expanded_1 = tensor.expand_shape %extracted_slice_0 [[0, 1], [2], [3], [4]] output_shape [2, 2, 2, 5, 5] : tensor<4x2x5x5xf32> into tensor<2x2x2x5x5xf32>
    %0 = tensor.empty() : tensor<2x2x2x5x5xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x2x5x5xf32>) -> tensor<2x2x2x5x5xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x2x2x5x5xf32>) {
    ^bb0(%out: f32):
      %8 = linalg.index 0 : index
      %9 = linalg.index 1 : index
      %10 = linalg.index 2 : index
      %11 = linalg.index 3 : index
      %12 = linalg.index 4 : index
      %13 = arith.subi %c4, %11 : index
      %14 = arith.subi %c4, %12 : index
      %extracted = tensor.extract %expanded_1[%8, %10, %9, %13, %14] : tensor<2x2x2x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x2x5x5xf32>
    %3 = tensor.empty() : tensor<1x4x9x11xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x4x9x11xf32>) -> tensor<1x4x9x11xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 2, 2] [1, 4, 3, 4] [1, 1, 2, 2] : tensor<1x4x3x4xf32> into tensor<1x4x9x11xf32>
    %5 = tensor.empty() : tensor<1x4x5x7xf32>
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 9, 11] : tensor<1x4x9x11xf32> into tensor<1x2x2x9x11xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 5, 7] : tensor<1x4x5x7xf32> into tensor<1x2x2x5x7xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%expanded_3 : tensor<1x2x2x5x7xf32>) -> tensor<1x2x2x5x7xf32>
    %7 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_2, %2 : tensor<1x2x2x9x11xf32>, tensor<2x2x2x5x5xf32>) outs(%6 : tensor<1x2x2x5x7xf32>) -> tensor<1x2x2x5x7xf32>
    %collapsed_4 = tensor.collapse_shape %7 [[0], [1, 2], [3], [4]] : tensor<1x2x2x5x7xf32> into tensor<1x4x5x7xf32>
    return %collapsed_4 : tensor<1x4x5x7xf32>
  }
}
