#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8x4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<[0, 1, 6, 7]> : tensor<4xi64>
    %cst_1 = arith.constant dense<[1, 3, 4, 7]> : tensor<4xi64>
    %cst_2 = arith.constant dense<[0, 2, 5, 6]> : tensor<4xi64>
    %cst_3 = arith.constant dense<[2, 3, 4, 5]> : tensor<4xi64>
    %0 = tensor.empty() : tensor<3x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<3x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<3x8xf32>, tensor<8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %21 = arith.addf %in, %in_7 : f32
      linalg.yield %21 : f32
    } -> tensor<3x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<3x8xf32>
    %extracted_slice = tensor.extract_slice %arg3[0, 0] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %5 = tensor.empty() : tensor<4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<4xi64>) outs(%5 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %extracted_slice[%21, %c0] : tensor<8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %7 = tensor.empty() : tensor<3x4xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<4xi64>) outs(%7 : tensor<3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %22 = linalg.index 0 : index
      %extracted = tensor.extract %4[%22, %21] : tensor<3x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4xf32>
    %9 = tensor.empty() : tensor<3x1xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %11 = linalg.matmul ins(%8, %6 : tensor<3x4xf32>, tensor<4x1xf32>) outs(%10 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %extracted_slice_4 = tensor.extract_slice %arg3[0, 1] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<4xi64>) outs(%5 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %extracted_slice_4[%21, %c0] : tensor<8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<4xi64>) outs(%7 : tensor<3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %22 = linalg.index 0 : index
      %extracted = tensor.extract %4[%22, %21] : tensor<3x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4xf32>
    %14 = linalg.matmul ins(%13, %12 : tensor<3x4xf32>, tensor<4x1xf32>) outs(%10 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %extracted_slice_5 = tensor.extract_slice %arg3[0, 2] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<4xi64>) outs(%5 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %extracted_slice_5[%21, %c0] : tensor<8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<4xi64>) outs(%7 : tensor<3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %22 = linalg.index 0 : index
      %extracted = tensor.extract %4[%22, %21] : tensor<3x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4xf32>
    %17 = linalg.matmul ins(%16, %15 : tensor<3x4xf32>, tensor<4x1xf32>) outs(%10 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %extracted_slice_6 = tensor.extract_slice %arg3[0, 3] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<4xi64>) outs(%5 : tensor<4x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %extracted_slice_6[%21, %c0] : tensor<8x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<4xi64>) outs(%7 : tensor<3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %21 = arith.index_cast %in : i64 to index
      %22 = linalg.index 0 : index
      %extracted = tensor.extract %4[%22, %21] : tensor<3x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4xf32>
    %20 = linalg.matmul ins(%19, %18 : tensor<3x4xf32>, tensor<4x1xf32>) outs(%10 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %concat = tensor.concat dim(1) %11, %14, %17, %20 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    return %concat : tensor<3x4xf32>
  }
}
