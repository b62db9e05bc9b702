#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<2x3x3x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x3x6x5xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %0 = tensor.empty() : tensor<1x3x4x2xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x2x3x4xf32>) outs(%0 : tensor<1x3x4x2xf32>) permutation = [0, 2, 3, 1] 
    %1 = tensor.empty() : tensor<3x3x2x2xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<2x3x3x2xf32>) outs(%1 : tensor<3x3x2x2xf32>) permutation = [1, 2, 3, 0] 
    %padded = tensor.pad %transposed_1 low[%c0, %c0, %c0, %c0] high[%c0, %c1, %c0, %c0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<3x3x2x2xf32> to tensor<3x4x2x2xf32>
    %expanded = tensor.expand_shape %padded [[0], [1, 2], [3, 4], [5]] output_shape [3, 2, 2, 2, 1, 2] : tensor<3x4x2x2xf32> into tensor<3x2x2x2x1x2xf32>
    %2 = tensor.empty() : tensor<2x1x3x2x2x2xf32>
    %transposed_2 = linalg.transpose ins(%expanded : tensor<3x2x2x2x1x2xf32>) outs(%2 : tensor<2x1x3x2x2x2xf32>) permutation = [2, 4, 0, 1, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed_2 [[0, 1, 2], [3], [4], [5]] : tensor<2x1x3x2x2x2xf32> into tensor<6x2x2x2xf32>
    %3 = tensor.empty() : tensor<6x2x2x2xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<6x2x2x2xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = arith.subi %c1, %14 : index
      %16 = linalg.index 2 : index
      %17 = linalg.index 3 : index
      %extracted = tensor.extract %collapsed[%13, %15, %16, %17] : tensor<6x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x2x2xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%3 : tensor<6x2x2x2xf32>) {
    ^bb0(%out: f32):
      %13 = linalg.index 0 : index
      %14 = linalg.index 1 : index
      %15 = linalg.index 2 : index
      %16 = arith.subi %c1, %15 : index
      %17 = linalg.index 3 : index
      %extracted = tensor.extract %4[%13, %14, %16, %17] : tensor<6x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x2x2xf32>
    %padded_3 = tensor.pad %transposed low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x4x2xf32> to tensor<1x5x6x2xf32>
    %6 = tensor.empty() : tensor<1x4x5x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<6xf32>) outs(%6 : tensor<1x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x5x6xf32>
    %8 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_3, %5 : tensor<1x5x6x2xf32>, tensor<6x2x2x2xf32>) outs(%7 : tensor<1x4x5x6xf32>) -> tensor<1x4x5x6xf32>
    %expanded_4 = tensor.expand_shape %8 [[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 5, 2, 1, 3] : tensor<1x4x5x6xf32> into tensor<1x4x5x2x1x3xf32>
    %9 = tensor.empty() : tensor<1x4x2x5x1x3xf32>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<1x4x5x2x1x3xf32>) outs(%9 : tensor<1x4x2x5x1x3xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_6 = tensor.collapse_shape %transposed_5 [[0], [1, 2], [3, 4], [5]] : tensor<1x4x2x5x1x3xf32> into tensor<1x8x5x3xf32>
    %extracted_slice = tensor.extract_slice %collapsed_6[0, 0, 0, 0] [1, 7, 5, 3] [1, 1, 1, 1] : tensor<1x8x5x3xf32> to tensor<1x7x5x3xf32>
    %expanded_7 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 3] : tensor<3xf32> into tensor<1x1x1x3xf32>
    %10 = tensor.empty() : tensor<1x7x5x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_7 : tensor<1x7x5x3xf32>, tensor<1x1x1x3xf32>) outs(%10 : tensor<1x7x5x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %13 = arith.addf %in, %in_10 : f32
      linalg.yield %13 : f32
    } -> tensor<1x7x5x3xf32>
    %extracted_slice_8 = tensor.extract_slice %11[0, 1, 0, 0] [1, 6, 5, 3] [1, 1, 1, 1] : tensor<1x7x5x3xf32> to tensor<1x6x5x3xf32>
    %12 = tensor.empty() : tensor<1x3x6x5xf32>
    %transposed_9 = linalg.transpose ins(%extracted_slice_8 : tensor<1x6x5x3xf32>) outs(%12 : tensor<1x3x6x5xf32>) permutation = [0, 3, 1, 2] 
    return %transposed_9 : tensor<1x3x6x5xf32>
  }
}
