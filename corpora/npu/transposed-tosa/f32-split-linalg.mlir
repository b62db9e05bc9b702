#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x4x2xf32>, %arg1: tensor<3x4x4x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x10x13x3xf32> {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<27xf32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg1 low[%c0, %c0, %c0, %c0] high[%c0, %c2, %c2, %c0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<3x4x4x2xf32> to tensor<3x6x6x2xf32>
    %expanded = tensor.expand_shape %padded [[0], [1, 2], [3, 4], [5]] output_shape [3, 2, 3, 2, 3, 2] : tensor<3x6x6x2xf32> into tensor<3x2x3x2x3x2xf32>
    %0 = tensor.empty() : tensor<3x3x3x2x2x2xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<3x2x3x2x3x2xf32>) outs(%0 : tensor<3x3x3x2x2x2xf32>) permutation = [2, 4, 0, 1, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2], [3], [4], [5]] : tensor<3x3x3x2x2x2xf32> into tensor<27x2x2x2xf32>
    %1 = tensor.empty() : tensor<27x2x2x2xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<27x2x2x2xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = arith.subi %c1, %11 : index
      %13 = linalg.index 2 : index
      %14 = linalg.index 3 : index
      %extracted = tensor.extract %collapsed[%10, %12, %13, %14] : tensor<27x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<27x2x2x2xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<27x2x2x2xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = arith.subi %c1, %12 : index
      %14 = linalg.index 3 : index
      %extracted = tensor.extract %2[%10, %11, %13, %14] : tensor<27x2x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<27x2x2x2xf32>
    %padded_1 = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x3x4x2xf32> to tensor<1x5x6x2xf32>
    %4 = tensor.empty() : tensor<1x4x5x27xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<27xf32>) outs(%4 : tensor<1x4x5x27xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x5x27xf32>
    %6 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_1, %3 : tensor<1x5x6x2xf32>, tensor<27x2x2x2xf32>) outs(%5 : tensor<1x4x5x27xf32>) -> tensor<1x4x5x27xf32>
    %expanded_2 = tensor.expand_shape %6 [[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 5, 3, 3, 3] : tensor<1x4x5x27xf32> into tensor<1x4x5x3x3x3xf32>
    %7 = tensor.empty() : tensor<1x4x3x5x3x3xf32>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<1x4x5x3x3x3xf32>) outs(%7 : tensor<1x4x3x5x3x3xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_4 = tensor.collapse_shape %transposed_3 [[0], [1, 2], [3, 4], [5]] : tensor<1x4x3x5x3x3xf32> into tensor<1x12x15x3xf32>
    %extracted_slice = tensor.extract_slice %collapsed_4[0, 0, 0, 0] [1, 10, 13, 3] [1, 1, 1, 1] : tensor<1x12x15x3xf32> to tensor<1x10x13x3xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 3] : tensor<3xf32> into tensor<1x1x1x3xf32>
    %8 = tensor.empty() : tensor<1x10x13x3xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_5 : tensor<1x10x13x3xf32>, tensor<1x1x1x3xf32>) outs(%8 : tensor<1x10x13x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %10 = arith.addf %in, %in_6 : f32
      linalg.yield %10 : f32
    } -> tensor<1x10x13x3xf32>
    return %9 : tensor<1x10x13x3xf32>
  }
}
