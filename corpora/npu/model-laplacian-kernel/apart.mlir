#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<1xf32>) -> tensor<2x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<-5.000000e-01> : tensor<1xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[0, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
    %expanded_2 = tensor.expand_shape %extracted_slice [[0], [1, 2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
    %0 = tensor.empty() : tensor<2x1x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<2x1x4xf32>, tensor<1x1x4xf32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.subf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x1x4xf32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.absf %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4xf32>
    %3 = tensor.empty() : tensor<2x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x1x4xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_0 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.mulf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %collapsed : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.mulf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[1, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %extracted_slice_4 = tensor.extract_slice %arg2[1, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_6 = tensor.expand_shape %extracted_slice_3 [[0], [1, 2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<2x1x4xf32>, tensor<1x1x4xf32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.subf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x1x4xf32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.absf %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x1x4xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_0 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.mulf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%13, %collapsed_5 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.mulf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8, %14 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.addf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %extracted_slice_7 = tensor.extract_slice %arg1[2, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<1x4xf32>
    %extracted_slice_8 = tensor.extract_slice %arg2[2, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<1x1xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_10 = tensor.expand_shape %extracted_slice_7 [[0], [1, 2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10 : tensor<2x1x4xf32>, tensor<1x1x4xf32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.subf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x1x4xf32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.absf %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x1x4xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %cst_0 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.mulf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %collapsed_9 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.mulf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15, %21 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.addf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%22, %arg3 : tensor<2x1xf32>, tensor<1xf32>) outs(%3 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %24 = arith.addf %in, %in_11 : f32
      linalg.yield %24 : f32
    } -> tensor<2x1xf32>
    return %23 : tensor<2x1xf32>
  }
}
