#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<4x6xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<6x5xf32>) -> tensor<4x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %concat = tensor.concat dim(1) %arg1, %arg2 : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x10xf32>
    %0 = tensor.empty() : tensor<4x10xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %2 = linalg.matmul ins(%arg0, %concat : tensor<4x6xf32>, tensor<6x10xf32>) outs(%1 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [4, 5] [1, 1] : tensor<4x10xf32> to tensor<4x5xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 5] [4, 5] [1, 1] : tensor<4x10xf32> to tensor<4x5xf32>
    %3 = tensor.empty() : tensor<4x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.negf %in : f32
      %7 = math.exp %6 : f32
      %8 = arith.addf %7, %cst_0 : f32
      %9 = arith.divf %cst_0, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<4x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %extracted_slice_1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%3 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %6 = arith.addf %in, %in_2 : f32
      linalg.yield %6 : f32
    } -> tensor<4x5xf32>
    return %5 : tensor<4x5xf32>
  }
}
