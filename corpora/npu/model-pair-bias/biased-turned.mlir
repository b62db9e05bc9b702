#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @kernel(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>, %arg3: tensor<2x4x8xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>) -> tensor<2x4x8xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<2x4x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x4x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x4x8xf32>) outs(%1 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.mulf %in, %in_2 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<2x4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %arg4 : tensor<2x4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.addf %in, %in_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x4xf32>
    %4 = tensor.empty() : tensor<2x4x1xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x4x1xf32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2], [3]] output_shape [2, 4, 1, 4] : tensor<2x4x4xf32> into tensor<2x4x1x4xf32>
    %6 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x4x1x4xf32>) outs(%5 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.maximumf %in, %out : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%0 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.subf %in, %in_2 : f32
      %16 = math.exp %15 : f32
      linalg.yield %16 : f32
    } -> tensor<2x4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x4x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x4x4xf32>) outs(%8 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %out : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x1xf32>
    %10 = tensor.empty() : tensor<2x4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<2x4x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x4x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map7, #map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%7, %9, %arg2 : tensor<2x4x4xf32>, tensor<2x4x1xf32>, tensor<2x4x8xf32>) outs(%11 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %15 = arith.divf %in, %in_2 : f32
      %16 = arith.mulf %15, %in_3 : f32
      %17 = arith.addf %out, %16 : f32
      linalg.yield %17 : f32
    } -> tensor<2x4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg3, %arg5 : tensor<2x4x8xf32>, tensor<8x8xf32>) outs(%11 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.mulf %in, %in_2 : f32
      %16 = arith.addf %out, %15 : f32
      linalg.yield %16 : f32
    } -> tensor<2x4x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %arg6, %12 : tensor<2x4x8xf32>, tensor<8xf32>, tensor<2x4x8xf32>) outs(%10 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %out: f32):
      %15 = arith.addf %in, %in_2 : f32
      %16 = arith.negf %15 : f32
      %17 = math.exp %16 : f32
      %18 = arith.addf %17, %cst_1 : f32
      %19 = arith.divf %cst_1, %18 : f32
      %20 = arith.mulf %19, %in_3 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x8xf32>
    return %14 : tensor<2x4x8xf32>
  }
}
