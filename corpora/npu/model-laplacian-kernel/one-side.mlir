#map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (0)>
#map6 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<2x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x1xf32>, %arg3: tensor<1xf32>) -> tensor<2x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<-5.000000e-01> : tensor<1xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xf32> into tensor<2x1x4xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 3, 4] : tensor<3x4xf32> into tensor<1x3x4xf32>
    %0 = tensor.empty() : tensor<2x3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_1 : tensor<2x1x4xf32>, tensor<1x3x4xf32>) outs(%0 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %12 = arith.subf %in, %in_2 : f32
      linalg.yield %12 : f32
    } -> tensor<2x3x4xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x3x4xf32>) outs(%0 : tensor<2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.cmpf ugt, %in, %cst : f32
      %13 = arith.select %12, %in, %cst : f32
      linalg.yield %13 : f32
    } -> tensor<2x3x4xf32>
    %3 = tensor.empty() : tensor<2x3xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x3x4xf32>) outs(%4 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.addf %in, %out : f32
      linalg.yield %12 : f32
    } -> tensor<2x3xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_0 : tensor<2x3xf32>, tensor<1xf32>) outs(%3 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %12 = arith.mulf %in, %in_2 : f32
      linalg.yield %12 : f32
    } -> tensor<2x3xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x3xf32>) outs(%3 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = math.exp %in : f32
      linalg.yield %12 : f32
    } -> tensor<2x3xf32>
    %8 = tensor.empty() : tensor<2x1xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %10 = linalg.matmul ins(%7, %arg2 : tensor<2x3xf32>, tensor<3x1xf32>) outs(%9 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %arg3 : tensor<2x1xf32>, tensor<1xf32>) outs(%8 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %12 = arith.addf %in, %in_2 : f32
      linalg.yield %12 : f32
    } -> tensor<2x1xf32>
    return %11 : tensor<2x1xf32>
  }
}
