#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @f(%arg0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x6xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.addf %out, %in : f32
      linalg.yield %8 : f32
    } -> tensor<4xf32>
    %3 = tensor.empty() : tensor<4x6xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%3 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.divf %in_2, %cst_0 : f32
      %9 = arith.subf %in, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<4x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<4x6xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.mulf %in, %in : f32
      %9 = arith.addf %out, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %5 : tensor<4x6xf32>, tensor<4xf32>) outs(%6 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %8 = arith.divf %in_2, %cst_0 : f32
      %9 = arith.addf %8, %cst_1 : f32
      %10 = math.rsqrt %9 : f32
      %11 = arith.mulf %in, %10 : f32
      linalg.yield %11 : f32
    } -> tensor<4x6xf32>
    return %7 : tensor<4x6xf32>
  }
}
