#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x7x9xf32>) -> tensor<1x2x7xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x7xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<1x2x7xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1 : tensor<1x2x7x9xf32>) outs(%1 : tensor<1x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = linalg.index 1 : index
      %4 = linalg.index 2 : index
      %5 = linalg.index 3 : index
      %6 = arith.index_cast %4 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.mulf %7, %cst_1 : f32
      %9 = arith.maximumf %8, %cst_0 : f32
      %10 = arith.minimumf %9, %cst_2 : f32
      %11 = arith.index_cast %5 : index to i64
      %12 = arith.sitofp %11 : i64 to f32
      %13 = arith.mulf %12, %cst_1 : f32
      %14 = arith.maximumf %13, %cst_0 : f32
      %15 = arith.minimumf %14, %cst_3 : f32
      %16 = math.floor %10 : f32
      %17 = arith.addf %10, %cst : f32
      %18 = math.floor %17 : f32
      %19 = arith.fptosi %16 : f32 to i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = arith.minimumf %17, %cst_2 : f32
      %22 = arith.fptosi %21 : f32 to i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = math.floor %15 : f32
      %25 = arith.addf %15, %cst : f32
      %26 = math.floor %25 : f32
      %27 = arith.fptosi %24 : f32 to i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = arith.minimumf %25, %cst_3 : f32
      %30 = arith.fptosi %29 : f32 to i64
      %31 = arith.index_cast %30 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %3, %20, %28] : tensor<1x2x4x5xf32>
      %extracted_4 = tensor.extract %arg0[%c0, %3, %20, %31] : tensor<1x2x4x5xf32>
      %extracted_5 = tensor.extract %arg0[%c0, %3, %23, %28] : tensor<1x2x4x5xf32>
      %extracted_6 = tensor.extract %arg0[%c0, %3, %23, %31] : tensor<1x2x4x5xf32>
      %32 = arith.subf %18, %10 : f32
      %33 = arith.subf %10, %16 : f32
      %34 = arith.subf %26, %15 : f32
      %35 = arith.subf %15, %24 : f32
      %36 = arith.mulf %34, %extracted : f32
      %37 = arith.mulf %35, %extracted_4 : f32
      %38 = arith.addf %36, %37 : f32
      %39 = arith.mulf %32, %38 : f32
      %40 = arith.mulf %34, %extracted_5 : f32
      %41 = arith.mulf %35, %extracted_6 : f32
      %42 = arith.addf %40, %41 : f32
      %43 = arith.mulf %33, %42 : f32
      %44 = arith.addf %39, %43 : f32
      %45 = arith.mulf %44, %in : f32
      %46 = arith.addf %45, %out : f32
      linalg.yield %46 : f32
    } -> tensor<1x2x7xf32>
    return %2 : tensor<1x2x7xf32>
  }
}
