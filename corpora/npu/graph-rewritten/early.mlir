#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @kernel(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<2.500000e-01> : tensor<f32>
    %0 = tensor.empty() : tensor<2x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %cst_1 : tensor<2x4x8xf32>, tensor<f32>) outs(%0 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.mulf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<2x4x8xf32>
    %2 = tensor.empty() : tensor<2x8x4xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x4x8xf32>) outs(%2 : tensor<2x8x4xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty() : tensor<2x4x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %5 = linalg.batch_matmul ins(%1, %transposed : tensor<2x4x8xf32>, tensor<2x8x4xf32>) outs(%4 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %6 = tensor.empty() : tensor<2x4xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %8 = tensor.empty() : tensor<2x4xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %10:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<2x4x4xf32>) outs(%9, %7 : tensor<2x4xf32>, tensor<2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %19 = linalg.index 2 : index
      %20 = arith.index_cast %19 : index to i64
      %21 = arith.maximumf %in, %out : f32
      %22 = arith.cmpf ogt, %in, %out : f32
      %23 = arith.select %22, %20, %out_2 : i64
      linalg.yield %21, %23 : f32, i64
    } -> (tensor<2x4xf32>, tensor<2x4xi64>)
    %expanded = tensor.expand_shape %10#0 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xf32> into tensor<2x4x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %expanded : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%3 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.subf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<2x4x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x4xf32>) outs(%3 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.exp %in : f32
      linalg.yield %19 : f32
    } -> tensor<2x4x4xf32>
    %13 = tensor.empty() : tensor<2x4x1xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x4x4xf32>) outs(%14 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %in, %out : f32
      linalg.yield %19 : f32
    } -> tensor<2x4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%3 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.divf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<2x4x4xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %18 = linalg.batch_matmul ins(%16, %arg2 : tensor<2x4x4xf32>, tensor<2x4x8xf32>) outs(%17 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    return %18 : tensor<2x4x8xf32>
  }
}
