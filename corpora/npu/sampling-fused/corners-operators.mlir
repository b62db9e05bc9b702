#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x7x9xf32>) -> tensor<1x2x7xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x7x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x7x9xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 1 : index
      %7 = linalg.index 2 : index
      %8 = linalg.index 3 : index
      %9 = arith.index_cast %7 : index to i64
      %10 = arith.sitofp %9 : i64 to f32
      %11 = arith.mulf %10, %cst_1 : f32
      %12 = arith.maximumf %11, %cst_0 : f32
      %13 = arith.minimumf %12, %cst_2 : f32
      %14 = arith.index_cast %8 : index to i64
      %15 = arith.sitofp %14 : i64 to f32
      %16 = arith.mulf %15, %cst_1 : f32
      %17 = arith.maximumf %16, %cst_0 : f32
      %18 = arith.minimumf %17, %cst_3 : f32
      %19 = math.floor %13 : f32
      %20 = arith.addf %13, %cst : f32
      %21 = math.floor %20 : f32
      %22 = arith.fptosi %19 : f32 to i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = arith.minimumf %20, %cst_2 : f32
      %25 = arith.fptosi %24 : f32 to i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = math.floor %18 : f32
      %28 = arith.addf %18, %cst : f32
      %29 = math.floor %28 : f32
      %30 = arith.fptosi %27 : f32 to i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.minimumf %28, %cst_3 : f32
      %33 = arith.fptosi %32 : f32 to i64
      %34 = arith.index_cast %33 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %6, %23, %31] : tensor<1x2x4x5xf32>
      %extracted_4 = tensor.extract %arg0[%c0, %6, %23, %34] : tensor<1x2x4x5xf32>
      %extracted_5 = tensor.extract %arg0[%c0, %6, %26, %31] : tensor<1x2x4x5xf32>
      %extracted_6 = tensor.extract %arg0[%c0, %6, %26, %34] : tensor<1x2x4x5xf32>
      %35 = arith.subf %21, %13 : f32
      %36 = arith.subf %13, %19 : f32
      %37 = arith.subf %29, %18 : f32
      %38 = arith.subf %18, %27 : f32
      %39 = arith.mulf %37, %extracted : f32
      %40 = arith.mulf %38, %extracted_4 : f32
      %41 = arith.addf %39, %40 : f32
      %42 = arith.mulf %35, %41 : f32
      %43 = arith.mulf %37, %extracted_5 : f32
      %44 = arith.mulf %38, %extracted_6 : f32
      %45 = arith.addf %43, %44 : f32
      %46 = arith.mulf %36, %45 : f32
      %47 = arith.addf %42, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<1x2x7x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %arg1 : tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) outs(%0 : tensor<1x2x7x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %6 = arith.mulf %in, %in_4 : f32
      linalg.yield %6 : f32
    } -> tensor<1x2x7x9xf32>
    %3 = tensor.empty() : tensor<1x2x7xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x2x7xf32>) -> tensor<1x2x7xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<1x2x7x9xf32>) outs(%4 : tensor<1x2x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %out : f32
      linalg.yield %6 : f32
    } -> tensor<1x2x7xf32>
    return %5 : tensor<1x2x7xf32>
  }
}
