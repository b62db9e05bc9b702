#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x4x2xi8>, %arg1: tensor<3x3x3x2xi8>, %arg2: tensor<3xi32>) -> tensor<1x7x9x3xi32> {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0_i8 = arith.constant 0 : i8
    %c0 = arith.constant 0 : index
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3, 4], [5]] output_shape [1, 3, 1, 4, 1, 2] : tensor<1x3x4x2xi8> into tensor<1x3x1x4x1x2xi8>
    %padded = tensor.pad %expanded low[%c0, %c0, %c0, %c0, %c0, %c0] high[%c0, %c0, %c1, %c0, %c1, %c0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %c0_i8 : i8
    } : tensor<1x3x1x4x1x2xi8> to tensor<1x3x2x4x2x2xi8>
    %collapsed = tensor.collapse_shape %padded [[0], [1, 2], [3, 4], [5]] : tensor<1x3x2x4x2x2xi8> into tensor<1x6x8x2xi8>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 5, 7, 2] [1, 1, 1, 1] : tensor<1x6x8x2xi8> to tensor<1x5x7x2xi8>
    %0 = tensor.empty() : tensor<3x3x3x2xi8>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<3x3x3x2xi8>) {
    ^bb0(%out: i8):
      %6 = linalg.index 0 : index
      %7 = linalg.index 1 : index
      %8 = arith.subi %c2, %7 : index
      %9 = linalg.index 2 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %arg1[%6, %8, %9, %10] : tensor<3x3x3x2xi8>
      linalg.yield %extracted : i8
    } -> tensor<3x3x3x2xi8>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<3x3x3x2xi8>) {
    ^bb0(%out: i8):
      %6 = linalg.index 0 : index
      %7 = linalg.index 1 : index
      %8 = linalg.index 2 : index
      %9 = arith.subi %c2, %8 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %1[%6, %7, %9, %10] : tensor<3x3x3x2xi8>
      linalg.yield %extracted : i8
    } -> tensor<3x3x3x2xi8>
    %padded_0 = tensor.pad %extracted_slice low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %c0_i8 : i8
    } : tensor<1x5x7x2xi8> to tensor<1x9x11x2xi8>
    %3 = tensor.empty() : tensor<1x7x9x3xi32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3xi32>) outs(%3 : tensor<1x7x9x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x7x9x3xi32>
    %5 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_0, %2 : tensor<1x9x11x2xi8>, tensor<3x3x3x2xi8>) outs(%4 : tensor<1x7x9x3xi32>) -> tensor<1x7x9x3xi32>
    return %5 : tensor<1x7x9x3xi32>
  }
}
