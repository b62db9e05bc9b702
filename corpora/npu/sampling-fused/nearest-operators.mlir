#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x8x20xf32>) -> tensor<1x2x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x8x20xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x8x20xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 1 : index
      %7 = linalg.index 2 : index
      %8 = linalg.index 3 : index
      %9 = arith.index_cast %7 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.divf %10, %cst_0 : f32
      %12 = math.floor %11 : f32
      %13 = arith.maximumf %12, %cst : f32
      %14 = arith.minimumf %13, %cst_1 : f32
      %15 = arith.fptosi %14 : f32 to i64
      %16 = arith.index_cast %15 : i64 to index
      %17 = arith.index_cast %8 : index to i64
      %18 = arith.sitofp %17 : i64 to f32
      %19 = arith.divf %18, %cst_2 : f32
      %20 = math.floor %19 : f32
      %21 = arith.maximumf %20, %cst : f32
      %22 = arith.minimumf %21, %cst_2 : f32
      %23 = arith.fptosi %22 : f32 to i64
      %24 = arith.index_cast %23 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %6, %16, %24] : tensor<1x2x4x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x8x20xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1 : tensor<1x2x8x20xf32>, tensor<1x2x8x20xf32>) outs(%0 : tensor<1x2x8x20xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %6 = arith.mulf %in, %in_3 : f32
      linalg.yield %6 : f32
    } -> tensor<1x2x8x20xf32>
    %3 = tensor.empty() : tensor<1x2x8xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x2x8xf32>) -> tensor<1x2x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<1x2x8x20xf32>) outs(%4 : tensor<1x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<1x2x8xf32>
    return %5 : tensor<1x2x8xf32>
  }
}
