#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>) -> tensor<1x2x8x10xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[[[-0.03515625, 0.26171875, 0.87890625, -0.10546875, -0.10546875, 0.87890625, 0.26171875, -0.03515625, -0.03515625, 0.26171875, 0.87890625, -0.10546875, -0.10546875, 0.87890625, 0.26171875, -0.03515625, -0.03515625, 0.26171875, 0.87890625, -0.10546875, -0.10546875, 0.87890625, 0.26171875, -0.03515625, -0.03515625, 0.26171875, 0.87890625, -0.10546875, -0.10546875, 0.87890625, 0.26171875, -0.03515625, -0.03515625, 0.26171875, 0.87890625, -0.10546875, -0.10546875, 0.87890625, 0.26171875, -0.03515625]]]]> : tensor<1x1x1x40xf32>
    %cst_1 = arith.constant dense<[[[[-0.03515625], [0.26171875], [0.87890625], [-0.10546875], [-0.10546875], [0.87890625], [0.26171875], [-0.03515625], [-0.03515625], [0.26171875], [0.87890625], [-0.10546875], [-0.10546875], [0.87890625], [0.26171875], [-0.03515625], [-0.03515625], [0.26171875], [0.87890625], [-0.10546875], [-0.10546875], [0.87890625], [0.26171875], [-0.03515625], [-0.03515625], [0.26171875], [0.87890625], [-0.10546875], [-0.10546875], [0.87890625], [0.26171875], [-0.03515625]]]]> : tensor<1x1x32x1xf32>
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<2x4x4xf32>
    %c4_i64 = arith.constant 4 : i64
    %c5_i64 = arith.constant 5 : i64
    %cst_3 = arith.constant dense<[0, 0, 0, 1, 0, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 4, 2, 3, 4, 4, 3, 4, 4, 4]> : tensor<40xi64>
    %cst_4 = arith.constant dense<[0, 0, 0, 1, 0, 0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 3, 1, 2, 3, 3, 2, 3, 3, 3]> : tensor<32xi64>
    %0 = tensor.empty() : tensor<32xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<32xi64>) outs(%0 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %19 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %19 : i1
    } -> tensor<32xi1>
    %2 = tensor.empty() : tensor<32xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<32xi64>) outs(%2 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = arith.addi %in, %c4_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<32xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %cst_4 : tensor<32xi1>, tensor<32xi64>, tensor<32xi64>) outs(%2 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %19 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %19 : i64
    } -> tensor<32xi64>
    %5 = tensor.empty() : tensor<1x2x32x5xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<32xi64>) outs(%5 : tensor<1x2x32x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %19 = arith.index_cast %in : i64 to index
      %20 = linalg.index 1 : index
      %21 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%c0, %20, %19, %21] : tensor<1x2x4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x32x5xf32>
    %7 = tensor.empty() : tensor<40xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_3 : tensor<40xi64>) outs(%7 : tensor<40xi1>) {
    ^bb0(%in: i64, %out: i1):
      %19 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %19 : i1
    } -> tensor<40xi1>
    %9 = tensor.empty() : tensor<40xi64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_3 : tensor<40xi64>) outs(%9 : tensor<40xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = arith.addi %in, %c5_i64 : i64
      linalg.yield %19 : i64
    } -> tensor<40xi64>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%8, %10, %cst_3 : tensor<40xi1>, tensor<40xi64>, tensor<40xi64>) outs(%9 : tensor<40xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %19 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %19 : i64
    } -> tensor<40xi64>
    %12 = tensor.empty() : tensor<1x2x32x40xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<40xi64>) outs(%12 : tensor<1x2x32x40xf32>) {
    ^bb0(%in: i64, %out: f32):
      %19 = arith.index_cast %in : i64 to index
      %20 = linalg.index 1 : index
      %21 = linalg.index 2 : index
      %extracted = tensor.extract %6[%c0, %20, %21, %19] : tensor<1x2x32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x32x40xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %cst_1 : tensor<1x2x32x40xf32>, tensor<1x1x32x1xf32>) outs(%12 : tensor<1x2x32x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %19 = arith.mulf %in, %in_5 : f32
      linalg.yield %19 : f32
    } -> tensor<1x2x32x40xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_0 : tensor<1x2x32x40xf32>, tensor<1x1x1x40xf32>) outs(%12 : tensor<1x2x32x40xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %19 = arith.mulf %in, %in_5 : f32
      linalg.yield %19 : f32
    } -> tensor<1x2x32x40xf32>
    %16 = tensor.empty() : tensor<1x2x8x10xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x2x8x10xf32>) -> tensor<1x2x8x10xf32>
    %18 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%15, %cst_2 : tensor<1x2x32x40xf32>, tensor<2x4x4xf32>) outs(%17 : tensor<1x2x8x10xf32>) -> tensor<1x2x8x10xf32>
    return %18 : tensor<1x2x8x10xf32>
  }
}
