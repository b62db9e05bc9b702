#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<4x6xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>) -> tensor<4x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 6.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<4x8xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<6x8xf32>) outs(%1 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.mulf %in, %in_4 : f32
      %14 = arith.addf %out, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %3 = tensor.empty() : tensor<4x6xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<4x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<4x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map4, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2, %arg2, %arg3 : tensor<4x8xf32>, tensor<8xf32>, tensor<8x6xf32>) outs(%4 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %out: f32):
      %13 = arith.addf %in, %in_4 : f32
      %14 = arith.negf %13 : f32
      %15 = math.exp %14 : f32
      %16 = arith.addf %15, %cst_2 : f32
      %17 = arith.divf %cst_2, %16 : f32
      %18 = arith.mulf %17, %in_5 : f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<4x6xf32>
    %6 = tensor.empty() : tensor<4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<4x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<4x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<4x6xf32>) outs(%7 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.addf %in, %out : f32
      linalg.yield %13 : f32
    } -> tensor<4x1xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2]] output_shape [4, 1, 6] : tensor<4x6xf32> into tensor<4x1x6xf32>
    %9 = tensor.empty() : tensor<4x1x6xf32>
    %10 = linalg.generic {indexing_maps = [#map6, #map3, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %8 : tensor<4x1x6xf32>, tensor<4x1xf32>) outs(%9 : tensor<4x1x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %13 = arith.divf %in_4, %cst_1 : f32
      %14 = arith.subf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<4x1x6xf32>
    %collapsed = tensor.collapse_shape %10 [[0, 1], [2]] : tensor<4x1x6xf32> into tensor<4x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%collapsed : tensor<4x6xf32>) outs(%7 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %in : f32
      %14 = arith.addf %13, %out : f32
      linalg.yield %14 : f32
    } -> tensor<4x1xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map3, #map4, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %11, %arg4, %arg5 : tensor<4x1x6xf32>, tensor<4x1xf32>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<4x1x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %in_5: f32, %in_6: f32, %out: f32):
      %13 = arith.divf %in_4, %cst_1 : f32
      %14 = arith.addf %13, %cst_0 : f32
      %15 = math.rsqrt %14 : f32
      %16 = arith.mulf %in, %15 : f32
      %17 = arith.mulf %16, %in_5 : f32
      %18 = arith.addf %17, %in_6 : f32
      linalg.yield %18 : f32
    } -> tensor<4x1x6xf32>
    %collapsed_3 = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<4x1x6xf32> into tensor<4x6xf32>
    return %collapsed_3 : tensor<4x6xf32>
  }
}
