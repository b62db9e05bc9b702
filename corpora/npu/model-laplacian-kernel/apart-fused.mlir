#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @kernel(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<1xf32>) -> tensor<2x1xf32> {
    %cst = arith.constant -5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[0, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
    %expanded_2 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
    %0 = tensor.empty() : tensor<2x1xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x1xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded, %expanded_2 : tensor<2x1x4xf32>, tensor<1x1x4xf32>) outs(%1 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %7 = arith.subf %in, %in_13 : f32
      %8 = math.absf %7 : f32
      %9 = arith.addf %8, %out : f32
      linalg.yield %9 : f32
    } -> tensor<2x1xf32>
    %expanded_3 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [2, 1, 1] : tensor<2x1xf32> into tensor<2x1x1xf32>
    %extracted_slice_4 = tensor.extract_slice %arg1[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %extracted_slice_5 = tensor.extract_slice %arg2[1, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
    %expanded_6 = tensor.expand_shape %extracted_slice_4 [[0], [1, 2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded, %expanded_6 : tensor<2x1x4xf32>, tensor<1x1x4xf32>) outs(%1 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %7 = arith.subf %in, %in_13 : f32
      %8 = math.absf %7 : f32
      %9 = arith.addf %8, %out : f32
      linalg.yield %9 : f32
    } -> tensor<2x1xf32>
    %expanded_7 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [2, 1, 1] : tensor<2x1xf32> into tensor<2x1x1xf32>
    %extracted_slice_8 = tensor.extract_slice %arg1[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %extracted_slice_9 = tensor.extract_slice %arg2[2, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_8 [[0], [1, 2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded, %expanded_10 : tensor<2x1x4xf32>, tensor<1x1x4xf32>) outs(%1 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %7 = arith.subf %in, %in_13 : f32
      %8 = math.absf %7 : f32
      %9 = arith.addf %8, %out : f32
      linalg.yield %9 : f32
    } -> tensor<2x1xf32>
    %expanded_11 = tensor.expand_shape %4 [[0], [1, 2]] output_shape [2, 1, 1] : tensor<2x1xf32> into tensor<2x1x1xf32>
    %expanded_12 = tensor.expand_shape %arg3 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %5 = tensor.empty() : tensor<2x1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map4, #map1, #map4, #map1, #map4, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %extracted_slice_1, %expanded_7, %extracted_slice_5, %expanded_11, %extracted_slice_9, %expanded_12 : tensor<2x1x1xf32>, tensor<1x1xf32>, tensor<2x1x1xf32>, tensor<1x1xf32>, tensor<2x1x1xf32>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%5 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %in_13: f32, %in_14: f32, %in_15: f32, %in_16: f32, %in_17: f32, %in_18: f32, %out: f32):
      %7 = arith.mulf %in_16, %cst : f32
      %8 = math.exp %7 : f32
      %9 = arith.mulf %8, %in_17 : f32
      %10 = arith.mulf %in_14, %cst : f32
      %11 = math.exp %10 : f32
      %12 = arith.mulf %11, %in_15 : f32
      %13 = arith.mulf %in, %cst : f32
      %14 = math.exp %13 : f32
      %15 = arith.mulf %14, %in_13 : f32
      %16 = arith.addf %15, %12 : f32
      %17 = arith.addf %16, %9 : f32
      %18 = arith.addf %17, %in_18 : f32
      linalg.yield %18 : f32
    } -> tensor<2x1x1xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2]] : tensor<2x1x1xf32> into tensor<2x1xf32>
    return %collapsed : tensor<2x1xf32>
  }
}
