#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @kernel(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>, %arg3: tensor<2x4x8xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>) -> tensor<2x4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x4xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x4x8xf32>) outs(%0 : tensor<2x8x4xf32>) permutation = [0, 2, 1] 
    %1 = tensor.empty() : tensor<2x4x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %3 = linalg.batch_matmul ins(%arg0, %transposed : tensor<2x4x8xf32>, tensor<2x8x4xf32>) outs(%2 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %arg4 : tensor<2x4x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.addf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x4xf32>
    %5 = tensor.empty() : tensor<2x4xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %7 = tensor.empty() : tensor<2x4xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %9:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<2x4x4xf32>) outs(%8, %6 : tensor<2x4xf32>, tensor<2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %25 = linalg.index 2 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.maximumf %in, %out : f32
      %28 = arith.cmpf ogt, %in, %out : f32
      %29 = arith.select %28, %26, %out_2 : i64
      linalg.yield %27, %29 : f32, i64
    } -> (tensor<2x4xf32>, tensor<2x4xi64>)
    %expanded = tensor.expand_shape %9#0 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xf32> into tensor<2x4x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %expanded : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%1 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.subf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x4xf32>) outs(%1 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x4xf32>
    %12 = tensor.empty() : tensor<2x4x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x4x4xf32>) outs(%13 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %14 : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%1 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.divf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x4xf32>
    %16 = tensor.empty() : tensor<2x4x8xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %18 = linalg.batch_matmul ins(%15, %arg2 : tensor<2x4x4xf32>, tensor<2x4x8xf32>) outs(%17 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %19 = tensor.empty() : tensor<2x8x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<8x8xf32>) outs(%19 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %21 = linalg.batch_matmul ins(%arg3, %20 : tensor<2x4x8xf32>, tensor<2x8x8xf32>) outs(%17 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg6 : tensor<2x4x8xf32>, tensor<8xf32>) outs(%16 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.addf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x8xf32>) outs(%16 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.negf %in : f32
      %26 = math.exp %25 : f32
      %27 = arith.addf %26, %cst_1 : f32
      %28 = arith.divf %cst_1, %27 : f32
      linalg.yield %28 : f32
    } -> tensor<2x4x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %18 : tensor<2x4x8xf32>, tensor<2x4x8xf32>) outs(%16 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %25 = arith.mulf %in, %in_2 : f32
      linalg.yield %25 : f32
    } -> tensor<2x4x8xf32>
    return %24 : tensor<2x4x8xf32>
  }
}
