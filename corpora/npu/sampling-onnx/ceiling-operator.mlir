#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x6xf32>) -> tensor<1x2x8x3xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x8x3xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x8x3xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = linalg.index 3 : index
      %5 = arith.index_cast %3 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.addf %6, %cst : f32
      %8 = arith.divf %7, %cst_1 : f32
      %9 = arith.subf %8, %cst : f32
      %10 = math.ceil %9 : f32
      %11 = arith.maximumf %10, %cst_0 : f32
      %12 = arith.minimumf %11, %cst_2 : f32
      %13 = arith.fptosi %12 : f32 to i64
      %14 = arith.index_cast %13 : i64 to index
      %15 = arith.index_cast %4 : index to i64
      %16 = arith.sitofp %15 : i64 to f32
      %17 = arith.addf %16, %cst : f32
      %18 = arith.divf %17, %cst : f32
      %19 = arith.subf %18, %cst : f32
      %20 = math.ceil %19 : f32
      %21 = arith.maximumf %20, %cst_0 : f32
      %22 = arith.minimumf %21, %cst_3 : f32
      %23 = arith.fptosi %22 : f32 to i64
      %24 = arith.index_cast %23 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %2, %14, %24] : tensor<1x2x4x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x8x3xf32>
    return %1 : tensor<1x2x8x3xf32>
  }
}
