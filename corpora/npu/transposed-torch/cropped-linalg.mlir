#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x4x4xf32>, %arg1: tensor<1x1x3x3xf32>, %arg2: tensor<1xf32>) -> tensor<1x1x3x3xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x1x4x4xf32> into tensor<1x4x4xf32>
    %expanded = tensor.expand_shape %collapsed [[0], [1], [2, 3]] output_shape [1, 4, 4, 1] : tensor<1x4x4xf32> into tensor<1x4x4x1xf32>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<1x1x3x3xf32> into tensor<1x3x3xf32>
    %expanded_2 = tensor.expand_shape %collapsed_1 [[0], [1], [2, 3]] output_shape [1, 3, 3, 1] : tensor<1x3x3xf32> into tensor<1x3x3x1xf32>
    %padded = tensor.pad %expanded_2 low[%c0, %c0, %c0, %c0] high[%c0, %c1, %c1, %c0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x3x1xf32> to tensor<1x4x4x1xf32>
    %expanded_3 = tensor.expand_shape %padded [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 2, 2, 2, 1] : tensor<1x4x4x1xf32> into tensor<1x2x2x2x2x1xf32>
    %0 = tensor.empty() : tensor<2x2x1x2x2x1xf32>
    %transposed = linalg.transpose ins(%expanded_3 : tensor<1x2x2x2x2x1xf32>) outs(%0 : tensor<2x2x1x2x2x1xf32>) permutation = [2, 4, 0, 1, 3, 5] 
    %collapsed_4 = tensor.collapse_shape %transposed [[0, 1, 2], [3], [4], [5]] : tensor<2x2x1x2x2x1xf32> into tensor<4x2x2x1xf32>
    %1 = tensor.empty() : tensor<4x2x2x1xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<4x2x2x1xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = arith.subi %c1, %11 : index
      %13 = linalg.index 2 : index
      %extracted = tensor.extract %collapsed_4[%10, %12, %13, %c0] : tensor<4x2x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x2x2x1xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<4x2x2x1xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = arith.subi %c1, %12 : index
      %extracted = tensor.extract %2[%10, %11, %13, %c0] : tensor<4x2x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x2x2x1xf32>
    %padded_5 = tensor.pad %expanded low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x4x4x1xf32> to tensor<1x6x6x1xf32>
    %4 = tensor.empty() : tensor<1x5x5x4xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<4xf32>) outs(%4 : tensor<1x5x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x5x4xf32>
    %6 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_5, %3 : tensor<1x6x6x1xf32>, tensor<4x2x2x1xf32>) outs(%5 : tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
    %expanded_6 = tensor.expand_shape %6 [[0], [1], [2], [3, 4, 5]] output_shape [1, 5, 5, 2, 2, 1] : tensor<1x5x5x4xf32> into tensor<1x5x5x2x2x1xf32>
    %7 = tensor.empty() : tensor<1x5x2x5x2x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_6 : tensor<1x5x5x2x2x1xf32>) outs(%7 : tensor<1x5x2x5x2x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_8 = tensor.collapse_shape %transposed_7 [[0], [1, 2], [3, 4], [5]] : tensor<1x5x2x5x2x1xf32> into tensor<1x10x10x1xf32>
    %extracted_slice = tensor.extract_slice %collapsed_8[0, 0, 0, 0] [1, 9, 9, 1] [1, 1, 1, 1] : tensor<1x10x10x1xf32> to tensor<1x9x9x1xf32>
    %expanded_9 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xf32> into tensor<1x1x1x1xf32>
    %8 = tensor.empty() : tensor<1x9x9x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_9 : tensor<1x9x9x1xf32>, tensor<1x1x1x1xf32>) outs(%8 : tensor<1x9x9x1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %10 = arith.addf %in, %in_13 : f32
      linalg.yield %10 : f32
    } -> tensor<1x9x9x1xf32>
    %extracted_slice_10 = tensor.extract_slice %9[0, 3, 3, 0] [1, 3, 3, 1] [1, 1, 1, 1] : tensor<1x9x9x1xf32> to tensor<1x3x3x1xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0], [1], [2, 3]] : tensor<1x3x3x1xf32> into tensor<1x3x3xf32>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1], [2], [3]] output_shape [1, 1, 3, 3] : tensor<1x3x3xf32> into tensor<1x1x3x3xf32>
    return %expanded_12 : tensor<1x1x3x3xf32>
  }
}
