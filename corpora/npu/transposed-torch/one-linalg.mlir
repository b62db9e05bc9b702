#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x3x3xf32> {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x3x3x2xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<1x2x3x3xf32>) outs(%0 : tensor<1x3x3x2xf32>) permutation = [0, 2, 3, 1] 
    %1 = tensor.empty() : tensor<2x3x3x2xf32>
    %transposed_0 = linalg.transpose ins(%arg1 : tensor<2x2x3x3xf32>) outs(%1 : tensor<2x3x3x2xf32>) permutation = [1, 2, 3, 0] 
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x3x3x2xf32>) {
    ^bb0(%out: f32):
      %8 = linalg.index 0 : index
      %9 = linalg.index 1 : index
      %10 = arith.subi %c2, %9 : index
      %11 = linalg.index 2 : index
      %12 = linalg.index 3 : index
      %extracted = tensor.extract %transposed_0[%8, %10, %11, %12] : tensor<2x3x3x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x2xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x3x3x2xf32>) {
    ^bb0(%out: f32):
      %8 = linalg.index 0 : index
      %9 = linalg.index 1 : index
      %10 = linalg.index 2 : index
      %11 = arith.subi %c2, %10 : index
      %12 = linalg.index 3 : index
      %extracted = tensor.extract %2[%8, %9, %11, %12] : tensor<2x3x3x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x2xf32>
    %padded = tensor.pad %transposed low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<1x3x3x2xf32> to tensor<1x7x7x2xf32>
    %4 = tensor.empty() : tensor<1x5x5x2xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2xf32>) outs(%4 : tensor<1x5x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x5x2xf32>
    %6 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %3 : tensor<1x7x7x2xf32>, tensor<2x3x3x2xf32>) outs(%5 : tensor<1x5x5x2xf32>) -> tensor<1x5x5x2xf32>
    %extracted_slice = tensor.extract_slice %6[0, 1, 1, 0] [1, 3, 3, 2] [1, 1, 1, 1] : tensor<1x5x5x2xf32> to tensor<1x3x3x2xf32>
    %7 = tensor.empty() : tensor<1x2x3x3xf32>
    %transposed_1 = linalg.transpose ins(%extracted_slice : tensor<1x3x3x2xf32>) outs(%7 : tensor<1x2x3x3xf32>) permutation = [0, 3, 1, 2] 
    return %transposed_1 : tensor<1x2x3x3xf32>
  }
}
