#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x3x4x2xf32>, %arg1: tensor<3x4x4x2xf32>, %arg2: tensor<3xf32>) -> tensor<1x10x13x3xf32> {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3, 4], [5]] output_shape [1, 3, 1, 4, 1, 2] : tensor<1x3x4x2xf32> into tensor<1x3x1x4x1x2xf32>
    %padded = tensor.pad %expanded low[%c0, %c0, %c0, %c0, %c0, %c0] high[%c0, %c0, %c2, %c0, %c2, %c0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst : f32
    } : tensor<1x3x1x4x1x2xf32> to tensor<1x3x3x4x3x2xf32>
    %collapsed = tensor.collapse_shape %padded [[0], [1, 2], [3, 4], [5]] : tensor<1x3x3x4x3x2xf32> into tensor<1x9x12x2xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 7, 10, 2] [1, 1, 1, 1] : tensor<1x9x12x2xf32> to tensor<1x7x10x2xf32>
    %0 = tensor.empty() : tensor<3x4x4x2xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<3x4x4x2xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = linalg.index 1 : index
      %8 = arith.subi %c3, %7 : index
      %9 = linalg.index 2 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %arg1[%6, %8, %9, %10] : tensor<3x4x4x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4x4x2xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<3x4x4x2xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 0 : index
      %7 = linalg.index 1 : index
      %8 = linalg.index 2 : index
      %9 = arith.subi %c3, %8 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %1[%6, %7, %9, %10] : tensor<3x4x4x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4x4x2xf32>
    %padded_0 = tensor.pad %extracted_slice low[0, 3, 3, 0] high[0, 3, 3, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x7x10x2xf32> to tensor<1x13x16x2xf32>
    %3 = tensor.empty() : tensor<1x10x13x3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3xf32>) outs(%3 : tensor<1x10x13x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x13x3xf32>
    %5 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_0, %2 : tensor<1x13x16x2xf32>, tensor<3x4x4x2xf32>) outs(%4 : tensor<1x10x13x3xf32>) -> tensor<1x10x13x3xf32>
    return %5 : tensor<1x10x13x3xf32>
  }
}
