#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>) -> tensor<1x7x9x3xi32> {
    %cst = arith.constant dense<0> : tensor<12xi32>
    %c0 = arith.constant 0 : index
    %c0_i8 = arith.constant 0 : i8
    %c1 = arith.constant 1 : index
    %padded = tensor.pad %arg1 low[%c0, %c0, %c0, %c0] high[%c0, %c1, %c1, %c0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %c0_i8 : i8
    } : tensor<3x3x3x2xi8> to tensor<3x4x4x2xi8>
    %expanded = tensor.expand_shape %padded [[0], [1, 2], [3, 4], [5]] output_shape [3, 2, 2, 2, 2, 2] : tensor<3x4x4x2xi8> into tensor<3x2x2x2x2x2xi8>
    %0 = tensor.empty() : tensor<2x2x3x2x2x2xi8>
    %transposed = linalg.transpose ins(%expanded : tensor<3x2x2x2x2x2xi8>) outs(%0 : tensor<2x2x3x2x2x2xi8>) permutation = [2, 4, 0, 1, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1, 2], [3], [4], [5]] : tensor<2x2x3x2x2x2xi8> into tensor<12x2x2x2xi8>
    %1 = tensor.empty() : tensor<12x2x2x2xi8>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<12x2x2x2xi8>) {
    ^bb0(%out: i8):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = arith.subi %c1, %11 : index
      %13 = linalg.index 2 : index
      %14 = linalg.index 3 : index
      %extracted = tensor.extract %collapsed[%10, %12, %13, %14] : tensor<12x2x2x2xi8>
      linalg.yield %extracted : i8
    } -> tensor<12x2x2x2xi8>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<12x2x2x2xi8>) {
    ^bb0(%out: i8):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %12 = linalg.index 2 : index
      %13 = arith.subi %c1, %12 : index
      %14 = linalg.index 3 : index
      %extracted = tensor.extract %2[%10, %11, %13, %14] : tensor<12x2x2x2xi8>
      linalg.yield %extracted : i8
    } -> tensor<12x2x2x2xi8>
    %padded_0 = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %c0_i8 : i8
    } : tensor<1x3x4x2xi8> to tensor<1x5x6x2xi8>
    %4 = tensor.empty() : tensor<1x4x5x12xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<12xi32>) outs(%4 : tensor<1x4x5x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x4x5x12xi32>
    %6 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_0, %3 : tensor<1x5x6x2xi8>, tensor<12x2x2x2xi8>) outs(%5 : tensor<1x4x5x12xi32>) -> tensor<1x4x5x12xi32>
    %expanded_1 = tensor.expand_shape %6 [[0], [1], [2], [3, 4, 5]] output_shape [1, 4, 5, 2, 2, 3] : tensor<1x4x5x12xi32> into tensor<1x4x5x2x2x3xi32>
    %7 = tensor.empty() : tensor<1x4x2x5x2x3xi32>
    %transposed_2 = linalg.transpose ins(%expanded_1 : tensor<1x4x5x2x2x3xi32>) outs(%7 : tensor<1x4x2x5x2x3xi32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_3 = tensor.collapse_shape %transposed_2 [[0], [1, 2], [3, 4], [5]] : tensor<1x4x2x5x2x3xi32> into tensor<1x8x10x3xi32>
    %extracted_slice = tensor.extract_slice %collapsed_3[0, 0, 0, 0] [1, 7, 9, 3] [1, 1, 1, 1] : tensor<1x8x10x3xi32> to tensor<1x7x9x3xi32>
    %expanded_4 = tensor.expand_shape %arg2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 3] : tensor<3xi32> into tensor<1x1x1x3xi32>
    %8 = tensor.empty() : tensor<1x7x9x3xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded_4 : tensor<1x7x9x3xi32>, tensor<1x1x1x3xi32>) outs(%8 : tensor<1x7x9x3xi32>) {
    ^bb0(%in: i32, %in_5: i32, %out: i32):
      %10 = arith.addi %in, %in_5 : i32
      linalg.yield %10 : i32
    } -> tensor<1x7x9x3xi32>
    return %9 : tensor<1x7x9x3xi32>
  }
}
