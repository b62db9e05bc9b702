#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<3x3xf32>) -> tensor<2x3xf32> {
    %c3 = arith.constant 3 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<[[true, false, false], [false, true, true]]> : tensor<2x3xi1>
    %cst_0 = arith.constant dense<[[-1, 0, 2], [1, -3, -2]]> : tensor<2x3xi64>
    %cst_1 = arith.constant dense<[[2, 3, 5], [4, 0, 1]]> : tensor<2x3xi64>
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst, %cst_1, %cst_0 : tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: i1, %in_2: i64, %in_3: i64, %out: f32):
      %2 = arith.select %in, %in_2, %in_3 : i64
      %3 = arith.index_cast %2 : i64 to index
      %4 = linalg.index 1 : index
      %5 = arith.cmpi slt, %3, %c3 : index
      cf.assert %5, "index must be smaller than dim size"
      %6 = arith.cmpi sge, %2, %c0_i64 : i64
      cf.assert %6, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%3, %4] : tensor<3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}
