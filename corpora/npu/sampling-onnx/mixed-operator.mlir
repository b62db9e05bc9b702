#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x3x8xf32>) -> tensor<1x2x12x4xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 7.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x12x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x12x4xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = linalg.index 3 : index
      %5 = arith.index_cast %3 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.addf %6, %cst_0 : f32
      %8 = arith.divf %7, %cst_2 : f32
      %9 = arith.subf %8, %cst_0 : f32
      %10 = arith.maximumf %9, %cst_1 : f32
      %11 = arith.minimumf %10, %cst_3 : f32
      %12 = arith.index_cast %4 : index to i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.addf %13, %cst_0 : f32
      %15 = arith.divf %14, %cst_0 : f32
      %16 = arith.subf %15, %cst_0 : f32
      %17 = arith.maximumf %16, %cst_1 : f32
      %18 = arith.minimumf %17, %cst_4 : f32
      %19 = math.floor %11 : f32
      %20 = arith.addf %11, %cst : f32
      %21 = math.floor %20 : f32
      %22 = arith.fptosi %19 : f32 to i64
      %23 = arith.index_cast %22 : i64 to index
      %24 = arith.minimumf %20, %cst_3 : f32
      %25 = arith.fptosi %24 : f32 to i64
      %26 = arith.index_cast %25 : i64 to index
      %27 = math.floor %18 : f32
      %28 = arith.addf %18, %cst : f32
      %29 = math.floor %28 : f32
      %30 = arith.fptosi %27 : f32 to i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.minimumf %28, %cst_4 : f32
      %33 = arith.fptosi %32 : f32 to i64
      %34 = arith.index_cast %33 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %2, %23, %31] : tensor<1x2x3x8xf32>
      %extracted_5 = tensor.extract %arg0[%c0, %2, %23, %34] : tensor<1x2x3x8xf32>
      %extracted_6 = tensor.extract %arg0[%c0, %2, %26, %31] : tensor<1x2x3x8xf32>
      %extracted_7 = tensor.extract %arg0[%c0, %2, %26, %34] : tensor<1x2x3x8xf32>
      %35 = arith.subf %21, %11 : f32
      %36 = arith.subf %11, %19 : f32
      %37 = arith.subf %29, %18 : f32
      %38 = arith.subf %18, %27 : f32
      %39 = arith.mulf %37, %extracted : f32
      %40 = arith.mulf %38, %extracted_5 : f32
      %41 = arith.addf %39, %40 : f32
      %42 = arith.mulf %35, %41 : f32
      %43 = arith.mulf %37, %extracted_6 : f32
      %44 = arith.mulf %38, %extracted_7 : f32
      %45 = arith.addf %43, %44 : f32
      %46 = arith.mulf %36, %45 : f32
      %47 = arith.addf %42, %46 : f32
      linalg.yield %47 : f32
    } -> tensor<1x2x12x4xf32>
    return %1 : tensor<1x2x12x4xf32>
  }
}
