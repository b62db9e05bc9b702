#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
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
    %0 = tensor.empty() : tensor<1x2x7x6xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x7x6xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 1 : index
      %7 = linalg.index 2 : index
      %8 = linalg.index 3 : index
      %9 = arith.index_cast %7 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.addf %10, %cst_0 : f32
      %12 = arith.divf %11, %cst_2 : f32
      %13 = arith.subf %12, %cst_0 : f32
      %14 = arith.maximumf %13, %cst_1 : f32
      %15 = arith.minimumf %14, %cst_3 : f32
      %16 = arith.index_cast %8 : index to i64
      %17 = arith.sitofp %16 : i64 to f32
      %18 = arith.addf %17, %cst_0 : f32
      %19 = arith.divf %18, %cst_4 : f32
      %20 = arith.subf %19, %cst_0 : f32
      %21 = arith.maximumf %20, %cst_1 : f32
      %22 = arith.minimumf %21, %cst_5 : f32
      %23 = math.floor %15 : f32
      %24 = arith.addf %15, %cst : f32
      %25 = math.floor %24 : f32
      %26 = arith.fptosi %23 : f32 to i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.minimumf %24, %cst_3 : f32
      %29 = arith.fptosi %28 : f32 to i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = math.floor %22 : f32
      %32 = arith.addf %22, %cst : f32
      %33 = math.floor %32 : f32
      %34 = arith.fptosi %31 : f32 to i64
      %35 = arith.index_cast %34 : i64 to index
      %36 = arith.minimumf %32, %cst_5 : f32
      %37 = arith.fptosi %36 : f32 to i64
      %38 = arith.index_cast %37 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %6, %27, %35] : tensor<1x2x4x5xf32>
      %extracted_6 = tensor.extract %arg0[%c0, %6, %27, %38] : tensor<1x2x4x5xf32>
      %extracted_7 = tensor.extract %arg0[%c0, %6, %30, %35] : tensor<1x2x4x5xf32>
      %extracted_8 = tensor.extract %arg0[%c0, %6, %30, %38] : tensor<1x2x4x5xf32>
      %39 = arith.subf %25, %15 : f32
      %40 = arith.subf %15, %23 : f32
      %41 = arith.subf %33, %22 : f32
      %42 = arith.subf %22, %31 : f32
      %43 = arith.mulf %41, %extracted : f32
      %44 = arith.mulf %42, %extracted_6 : f32
      %45 = arith.addf %43, %44 : f32
      %46 = arith.mulf %39, %45 : f32
      %47 = arith.mulf %41, %extracted_7 : f32
      %48 = arith.mulf %42, %extracted_8 : f32
      %49 = arith.addf %47, %48 : f32
      %50 = arith.mulf %40, %49 : f32
      %51 = arith.addf %46, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<1x2x7x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1 : tensor<1x2x7x6xf32>, tensor<1x2x7x6xf32>) outs(%0 : tensor<1x2x7x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %6 = arith.mulf %in, %in_6 : f32
      linalg.yield %6 : f32
    } -> tensor<1x2x7x6xf32>
    %3 = tensor.empty() : tensor<1x2x7xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<1x2x7xf32>) -> tensor<1x2x7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<1x2x7x6xf32>) outs(%4 : tensor<1x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<1x2x7xf32>
    return %5 : tensor<1x2x7xf32>
  }
}
