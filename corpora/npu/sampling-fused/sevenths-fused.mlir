#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x7x6xf32>) -> tensor<1x2x7xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant 1.750000e+00 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant 1.200000e+00 : f32
    %cst_5 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x7xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x7xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<1x2x7xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1 : tensor<1x2x7x6xf32>) outs(%1 : tensor<1x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = linalg.index 1 : index
      %4 = linalg.index 2 : index
      %5 = linalg.index 3 : index
      %6 = arith.index_cast %4 : index to i64
      %7 = arith.sitofp %6 : i64 to f32
      %8 = arith.addf %7, %cst_0 : f32
      %9 = arith.divf %8, %cst_2 : f32
      %10 = arith.subf %9, %cst_0 : f32
      %11 = arith.maximumf %10, %cst_1 : f32
      %12 = arith.minimumf %11, %cst_3 : f32
      %13 = arith.index_cast %5 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.addf %14, %cst_0 : f32
      %16 = arith.divf %15, %cst_4 : f32
      %17 = arith.subf %16, %cst_0 : f32
      %18 = arith.maximumf %17, %cst_1 : f32
      %19 = arith.minimumf %18, %cst_5 : f32
      %20 = math.floor %12 : f32
      %21 = arith.addf %12, %cst : f32
      %22 = math.floor %21 : f32
      %23 = arith.fptosi %20 : f32 to i64
      %24 = arith.index_cast %23 : i64 to index
      %25 = arith.minimumf %21, %cst_3 : f32
      %26 = arith.fptosi %25 : f32 to i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = math.floor %19 : f32
      %29 = arith.addf %19, %cst : f32
      %30 = math.floor %29 : f32
      %31 = arith.fptosi %28 : f32 to i64
      %32 = arith.index_cast %31 : i64 to index
      %33 = arith.minimumf %29, %cst_5 : f32
      %34 = arith.fptosi %33 : f32 to i64
      %35 = arith.index_cast %34 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %3, %24, %32] : tensor<1x2x4x5xf32>
      %extracted_6 = tensor.extract %arg0[%c0, %3, %24, %35] : tensor<1x2x4x5xf32>
      %extracted_7 = tensor.extract %arg0[%c0, %3, %27, %32] : tensor<1x2x4x5xf32>
      %extracted_8 = tensor.extract %arg0[%c0, %3, %27, %35] : tensor<1x2x4x5xf32>
      %36 = arith.subf %22, %12 : f32
      %37 = arith.subf %12, %20 : f32
      %38 = arith.subf %30, %19 : f32
      %39 = arith.subf %19, %28 : f32
      %40 = arith.mulf %38, %extracted : f32
      %41 = arith.mulf %39, %extracted_6 : f32
      %42 = arith.addf %40, %41 : f32
      %43 = arith.mulf %36, %42 : f32
      %44 = arith.mulf %38, %extracted_7 : f32
      %45 = arith.mulf %39, %extracted_8 : f32
      %46 = arith.addf %44, %45 : f32
      %47 = arith.mulf %37, %46 : f32
      %48 = arith.addf %43, %47 : f32
      %49 = arith.mulf %48, %in : f32
      %50 = arith.addf %49, %out : f32
      linalg.yield %50 : f32
    } -> tensor<1x2x7xf32>
    return %2 : tensor<1x2x7xf32>
  }
}
