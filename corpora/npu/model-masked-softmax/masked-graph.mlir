#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (0)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @kernel(%arg0: tensor<2x6x6xf32>, %arg1: tensor<1xf32>) -> tensor<2x6x6xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<[[0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, -1.000000e+04], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<6x6xf32>
    %0 = tensor.empty() : tensor<2x6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x6x6xf32>, tensor<1xf32>) outs(%0 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %14 = arith.mulf %in, %in_2 : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %cst_1 : tensor<2x6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %14 = arith.addf %in, %in_2 : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x6xf32>
    %3 = tensor.empty() : tensor<2x6xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<2x6xi64>) -> tensor<2x6xi64>
    %5 = tensor.empty() : tensor<2x6xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<2x6x6xf32>) outs(%6, %4 : tensor<2x6xf32>, tensor<2x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %14 = linalg.index 2 : index
      %15 = arith.index_cast %14 : index to i64
      %16 = arith.maximumf %in, %out : f32
      %17 = arith.cmpf ogt, %in, %out : f32
      %18 = arith.select %17, %15, %out_2 : i64
      linalg.yield %16, %18 : f32, i64
    } -> (tensor<2x6xf32>, tensor<2x6xi64>)
    %expanded = tensor.expand_shape %7#0 [[0], [1, 2]] output_shape [2, 6, 1] : tensor<2x6xf32> into tensor<2x6x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<2x6x6xf32>, tensor<2x6x1xf32>) outs(%0 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %14 = arith.subf %in, %in_2 : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x6x6xf32>) outs(%0 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.exp %in : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x6xf32>
    %10 = tensor.empty() : tensor<2x6x1xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x6x6xf32>) outs(%11 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %12 : tensor<2x6x6xf32>, tensor<2x6x1xf32>) outs(%0 : tensor<2x6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %14 = arith.divf %in, %in_2 : f32
      linalg.yield %14 : f32
    } -> tensor<2x6x6xf32>
    return %13 : tensor<2x6x6xf32>
  }
}
