#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>) -> tensor<1x2x7x9xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x7x9xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x2x7x9xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 1 : index
      %3 = linalg.index 2 : index
      %4 = linalg.index 3 : index
      %5 = arith.index_cast %3 : index to i64
      %6 = arith.sitofp %5 : i64 to f32
      %7 = arith.mulf %6, %cst_1 : f32
      %8 = arith.maximumf %7, %cst_0 : f32
      %9 = arith.minimumf %8, %cst_2 : f32
      %10 = arith.index_cast %4 : index to i64
      %11 = arith.sitofp %10 : i64 to f32
      %12 = arith.mulf %11, %cst_1 : f32
      %13 = arith.maximumf %12, %cst_0 : f32
      %14 = arith.minimumf %13, %cst_3 : f32
      %15 = math.floor %9 : f32
      %16 = arith.addf %9, %cst : f32
      %17 = math.floor %16 : f32
      %18 = arith.fptosi %15 : f32 to i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = arith.minimumf %16, %cst_2 : f32
      %21 = arith.fptosi %20 : f32 to i64
      %22 = arith.index_cast %21 : i64 to index
      %23 = math.floor %14 : f32
      %24 = arith.addf %14, %cst : f32
      %25 = math.floor %24 : f32
      %26 = arith.fptosi %23 : f32 to i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.minimumf %24, %cst_3 : f32
      %29 = arith.fptosi %28 : f32 to i64
      %30 = arith.index_cast %29 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %2, %19, %27] : tensor<1x2x4x5xf32>
      %extracted_4 = tensor.extract %arg0[%c0, %2, %19, %30] : tensor<1x2x4x5xf32>
      %extracted_5 = tensor.extract %arg0[%c0, %2, %22, %27] : tensor<1x2x4x5xf32>
      %extracted_6 = tensor.extract %arg0[%c0, %2, %22, %30] : tensor<1x2x4x5xf32>
      %31 = arith.subf %17, %9 : f32
      %32 = arith.subf %9, %15 : f32
      %33 = arith.subf %25, %14 : f32
      %34 = arith.subf %14, %23 : f32
      %35 = arith.mulf %33, %extracted : f32
      %36 = arith.mulf %34, %extracted_4 : f32
      %37 = arith.addf %35, %36 : f32
      %38 = arith.mulf %31, %37 : f32
      %39 = arith.mulf %33, %extracted_5 : f32
      %40 = arith.mulf %34, %extracted_6 : f32
      %41 = arith.addf %39, %40 : f32
      %42 = arith.mulf %32, %41 : f32
      %43 = arith.addf %38, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<1x2x7x9xf32>
    return %1 : tensor<1x2x7x9xf32>
  }
}
