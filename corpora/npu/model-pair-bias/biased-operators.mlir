#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func private @transpose_0(%arg0: tensor<2x4x8xf32>) -> tensor<2x8x4xf32> {
    %0 = tensor.empty() : tensor<2x8x4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x4x8xf32>) outs(%0 : tensor<2x8x4xf32>) permutation = [0, 2, 1] 
    return %transposed : tensor<2x8x4xf32>
  }
  func.func private @matmul_1(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x8x4xf32>) outs(%1 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    return %2 : tensor<2x4x4xf32>
  }
  func.func private @add_2(%arg0: tensor<2x4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<2x4x4xf32> {
    %0 = tensor.empty() : tensor<2x4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<2x4x4xf32>
    return %1 : tensor<2x4x4xf32>
  }
  func.func private @softmax_3(%arg0: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2x4xi64>) -> tensor<2x4xi64>
    %2 = tensor.empty() : tensor<2x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x4x4xf32>) outs(%3, %1 : tensor<2x4xf32>, tensor<2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %12 = linalg.index 2 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.maximumf %in, %out : f32
      %15 = arith.cmpf ogt, %in, %out : f32
      %16 = arith.select %15, %13, %out_1 : i64
      linalg.yield %14, %16 : f32, i64
    } -> (tensor<2x4xf32>, tensor<2x4xi64>)
    %expanded = tensor.expand_shape %4#0 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xf32> into tensor<2x4x1xf32>
    %5 = tensor.empty() : tensor<2x4x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%5 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %12 = arith.subf %in, %in_1 : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x4x4xf32>) outs(%5 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = math.exp %in : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x4xf32>
    %8 = tensor.empty() : tensor<2x4x1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x4x4xf32>) outs(%9 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.addf %in, %out : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x4x4xf32>, tensor<2x4x1xf32>) outs(%5 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %12 = arith.divf %in, %in_1 : f32
      linalg.yield %12 : f32
    } -> tensor<2x4x4xf32>
    return %11 : tensor<2x4x4xf32>
  }
  func.func private @matmul_4(%arg0: tensor<2x4x4xf32>, %arg1: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x4x4xf32>, tensor<2x4x8xf32>) outs(%1 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    return %2 : tensor<2x4x8xf32>
  }
  func.func private @matmul_5(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<2x4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x8xf32>) outs(%0 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %2 = tensor.empty() : tensor<2x4x8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<2x4x8xf32>, tensor<2x8x8xf32>) outs(%3 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    return %4 : tensor<2x4x8xf32>
  }
  func.func private @add_6(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8xf32>) -> tensor<2x4x8xf32> {
    %0 = tensor.empty() : tensor<2x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<8xf32>) outs(%0 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<2x4x8xf32>
    return %1 : tensor<2x4x8xf32>
  }
  func.func private @sigmoid_7(%arg0: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x8xf32>) outs(%0 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      %3 = math.exp %2 : f32
      %4 = arith.addf %3, %cst : f32
      %5 = arith.divf %cst, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<2x4x8xf32>
    return %1 : tensor<2x4x8xf32>
  }
  func.func private @mul_8(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %0 = tensor.empty() : tensor<2x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<2x4x8xf32>, tensor<2x4x8xf32>) outs(%0 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<2x4x8xf32>
    return %1 : tensor<2x4x8xf32>
  }
  func.func @kernel(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x4x8xf32>, %arg2: tensor<2x4x8xf32>, %arg3: tensor<2x4x8xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>) -> tensor<2x4x8xf32> {
    %0 = call @transpose_0(%arg1) : (tensor<2x4x8xf32>) -> tensor<2x8x4xf32>
    %1 = call @matmul_1(%arg0, %0) : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
    %2 = call @add_2(%1, %arg4) : (tensor<2x4x4xf32>, tensor<4x4xf32>) -> tensor<2x4x4xf32>
    %3 = call @softmax_3(%2) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %4 = call @matmul_4(%3, %arg2) : (tensor<2x4x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %5 = call @matmul_5(%arg3, %arg5) : (tensor<2x4x8xf32>, tensor<8x8xf32>) -> tensor<2x4x8xf32>
    %6 = call @add_6(%5, %arg6) : (tensor<2x4x8xf32>, tensor<8xf32>) -> tensor<2x4x8xf32>
    %7 = call @sigmoid_7(%6) : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %8 = call @mul_8(%7, %4) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    return %8 : tensor<2x4x8xf32>
  }
}
