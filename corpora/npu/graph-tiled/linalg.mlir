#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<7x12xf32>, %arg1: tensor<12x10xf32>, %arg2: tensor<10xf32>, %arg3: tensor<7x10xf32>) -> tensor<7x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x10xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x10xf32>) -> tensor<7x10xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<7x12xf32>, tensor<12x10xf32>) outs(%1 : tensor<7x10xf32>) -> tensor<7x10xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<7x10xf32>, tensor<10xf32>) outs(%0 : tensor<7x10xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %5 = arith.addf %in, %in_0 : f32
      %6 = arith.maximumf %5, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<7x10xf32>
    %4 = linalg.add ins(%3, %arg3 : tensor<7x10xf32>, tensor<7x10xf32>) outs(%0 : tensor<7x10xf32>) -> tensor<7x10xf32>
    return %4 : tensor<7x10xf32>
  }
}

