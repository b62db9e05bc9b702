#map = affine_map<(d0, d1, d2, d3) -> (d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2 * 2 + d5)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, d1 * 2 + d4, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, d2 * 2 + d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map7 = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x8x10xf32>) -> tensor<1x2x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<[[[[1.000000e+00, 0.000000e+00, 7.500000e-01, 2.500000e-01, 2.500000e-01, 7.500000e-01, 7.500000e-01, 2.500000e-01, 2.500000e-01, 7.500000e-01, 7.500000e-01, 2.500000e-01, 2.500000e-01, 7.500000e-01, 7.500000e-01, 2.500000e-01, 2.500000e-01, 7.500000e-01, 1.000000e+00, 0.000000e+00]]]]> : tensor<1x1x1x20xf32>
    %cst_1 = arith.constant dense<[[[[1.000000e+00], [0.000000e+00], [7.500000e-01], [2.500000e-01], [2.500000e-01], [7.500000e-01], [7.500000e-01], [2.500000e-01], [2.500000e-01], [7.500000e-01], [7.500000e-01], [2.500000e-01], [2.500000e-01], [7.500000e-01], [1.000000e+00], [0.000000e+00]]]]> : tensor<1x1x16x1xf32>
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x2x2xf32>
    %c5_i64 = arith.constant 5 : i64
    %cst_3 = arith.constant dense<[0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3, 4, 4, 4]> : tensor<20xi64>
    %cst_4 = arith.constant dense<[0, 1, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 3]> : tensor<16xi64>
    %0 = tensor.empty() : tensor<1x2x16x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<16xi64>) outs(%0 : tensor<1x2x16x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %8 = arith.index_cast %in : i64 to index
      %9 = linalg.index 1 : index
      %10 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %9, %8, %10] : tensor<1x2x4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x16x5xf32>
    %2 = tensor.empty() : tensor<1x2x8x10xf32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<1x2x8x10xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x2x8x10xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%cst_3, %cst_1, %cst_0, %cst_2 : tensor<20xi64>, tensor<1x1x16x1xf32>, tensor<1x1x1x20xf32>, tensor<2x2x2xf32>) outs(%3 : tensor<1x2x8x10xf32>) {
    ^bb0(%in: i64, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %8 = linalg.index 1 : index
      %9 = linalg.index 3 : index
      %10 = linalg.index 4 : index
      %11 = affine.apply #map7()[%8, %10]
      %12 = arith.addi %in, %c5_i64 : i64
      %13 = arith.cmpi slt, %in, %c0_i64 : i64
      %14 = arith.select %13, %12, %in : i64
      %15 = arith.index_cast %14 : i64 to index
      %extracted = tensor.extract %1[%c0, %9, %11, %15] : tensor<1x2x16x5xf32>
      %16 = arith.mulf %extracted, %in_5 : f32
      %17 = arith.mulf %16, %in_6 : f32
      %18 = arith.mulf %17, %in_7 : f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<1x2x8x10xf32>
    %5 = tensor.empty() : tensor<1x2x8xf32>
    %6 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%5 : tensor<1x2x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<1x2x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%4, %arg1 : tensor<1x2x8x10xf32>, tensor<1x2x8x10xf32>) outs(%6 : tensor<1x2x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %8 = arith.mulf %in, %in_5 : f32
      %9 = arith.addf %8, %out : f32
      linalg.yield %9 : f32
    } -> tensor<1x2x8xf32>
    return %7 : tensor<1x2x8xf32>
  }
}
