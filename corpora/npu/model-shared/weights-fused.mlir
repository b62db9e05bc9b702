#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<3x8xf32>, %arg1: tensor<4xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant dense<[[0, 1, 3, 1], [2, 0, 2, 0], [1, 3, 1, 2], [0, 2, 0, 1], [3, 1, 2, 0], [2, 0, 1, 3], [1, 2, 0, 2], [0, 1, 3, 1]]> : tensor<8x4xi64>
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<3x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<3x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %cst_0 : tensor<3x8xf32>, tensor<8x4xi64>) outs(%1 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_1: i64, %out: f32):
      %3 = arith.addi %in_1, %c4_i64 : i64
      %4 = arith.cmpi slt, %in_1, %c0_i64 : i64
      %5 = arith.select %4, %3, %in_1 : i64
      %6 = arith.index_cast %5 : i64 to index
      %extracted = tensor.extract %arg1[%6] : tensor<4xf32>
      %7 = arith.mulf %in, %extracted : f32
      %8 = arith.addf %out, %7 : f32
      linalg.yield %8 : f32
    } -> tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
}
