#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<3x3xf32>) -> tensor<2x3xf32> {
    %c3 = arith.constant 3 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<[[true, false, false], [false, true, true]]> : tensor<2x3xi1>
    %cst_1 = arith.constant dense<[[-1, 0, 2], [1, -3, -2]]> : tensor<2x3xi64>
    %cst_2 = arith.constant dense<[[2, 3, 5], [4, 0, 1]]> : tensor<2x3xi64>
    %0 = tensor.empty() : tensor<2x3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %cst_2, %cst_1 : tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) outs(%0 : tensor<2x3xi64>) {
    ^bb0(%in: i1, %in_3: i64, %in_4: i64, %out: i64):
      %5 = arith.select %in, %in_3, %in_4 : i64
      linalg.yield %5 : i64
    } -> tensor<2x3xi64>
    %2 = tensor.empty() : tensor<2x3xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x3xi64>) outs(%3 : tensor<2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %5 = arith.index_cast %in : i64 to index
      %6 = linalg.index 1 : index
      %7 = arith.cmpi slt, %5, %c3 : index
      cf.assert %7, "index must be smaller than dim size"
      %8 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %8, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%5, %6] : tensor<3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}
