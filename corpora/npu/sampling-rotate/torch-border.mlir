#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<[[[[1.000000e+00, -1.000000e+00], [1.000000e+00, -5.000000e-01], [1.000000e+00, 0.000000e+00], [1.000000e+00, 5.000000e-01], [1.000000e+00, 1.000000e+00]], [[5.000000e-01, -1.000000e+00], [5.000000e-01, -5.000000e-01], [5.000000e-01, 0.000000e+00], [5.000000e-01, 5.000000e-01], [5.000000e-01, 1.000000e+00]], [[-0.000000e+00, -1.000000e+00], [-0.000000e+00, -5.000000e-01], [0.000000e+00, 0.000000e+00], [0.000000e+00, 5.000000e-01], [0.000000e+00, 1.000000e+00]], [[-5.000000e-01, -1.000000e+00], [-5.000000e-01, -5.000000e-01], [-5.000000e-01, 0.000000e+00], [-5.000000e-01, 5.000000e-01], [-5.000000e-01, 1.000000e+00]], [[-1.000000e+00, -1.000000e+00], [-1.000000e+00, -5.000000e-01], [-1.000000e+00, 0.000000e+00], [-1.000000e+00, 5.000000e-01], [-1.000000e+00, 1.000000e+00]]]]> : tensor<1x5x5x2xf32>
    %c4_i64 = arith.constant 4 : i64
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x1x5x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2, %cst_2 : tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>) outs(%0 : tensor<1x1x5x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %2 = arith.divf %in_3, %cst_1 : f32
      %3 = arith.divf %in, %cst_1 : f32
      %4 = arith.addf %in_3, %cst_0 : f32
      %5 = arith.addf %in, %cst_0 : f32
      %6 = arith.mulf %4, %cst_1 : f32
      %7 = arith.mulf %5, %cst_1 : f32
      %8 = arith.addf %6, %2 : f32
      %9 = arith.addf %7, %3 : f32
      %10 = arith.cmpf olt, %8, %cst : f32
      %11 = arith.cmpf olt, %9, %cst : f32
      %12 = arith.fptosi %8 : f32 to i64
      %13 = arith.fptosi %9 : f32 to i64
      %14 = arith.subi %12, %c1_i64 : i64
      %15 = arith.subi %13, %c1_i64 : i64
      %16 = arith.select %10, %14, %12 : i64
      %17 = arith.select %11, %15, %13 : i64
      %18 = arith.select %10, %c0_i64, %12 : i64
      %19 = arith.select %11, %c0_i64, %13 : i64
      %20 = arith.addi %16, %c1_i64 : i64
      %21 = arith.addi %17, %c1_i64 : i64
      %22 = arith.cmpi sgt, %20, %c4_i64 : i64
      %23 = arith.cmpi sgt, %21, %c4_i64 : i64
      %24 = arith.select %22, %16, %20 : i64
      %25 = arith.select %23, %17, %21 : i64
      %26 = arith.index_cast %18 : i64 to index
      %27 = arith.index_cast %19 : i64 to index
      %28 = arith.index_cast %24 : i64 to index
      %29 = arith.index_cast %25 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %c0, %26, %27] : tensor<1x1x5x5xf32>
      %30 = arith.select %10, %cst, %extracted : f32
      %31 = arith.select %11, %cst, %30 : f32
      %extracted_4 = tensor.extract %arg0[%c0, %c0, %26, %29] : tensor<1x1x5x5xf32>
      %32 = arith.select %23, %cst, %extracted_4 : f32
      %33 = arith.select %10, %cst, %32 : f32
      %extracted_5 = tensor.extract %arg0[%c0, %c0, %28, %27] : tensor<1x1x5x5xf32>
      %34 = arith.select %22, %cst, %extracted_5 : f32
      %35 = arith.select %11, %cst, %34 : f32
      %extracted_6 = tensor.extract %arg0[%c0, %c0, %28, %29] : tensor<1x1x5x5xf32>
      %36 = arith.select %22, %cst, %extracted_6 : f32
      %37 = arith.select %23, %cst, %36 : f32
      %38 = arith.sitofp %16 : i64 to f32
      %39 = arith.sitofp %17 : i64 to f32
      %40 = arith.subf %8, %38 : f32
      %41 = arith.subf %9, %39 : f32
      %42 = arith.subf %cst_0, %41 : f32
      %43 = arith.mulf %31, %42 : f32
      %44 = arith.mulf %33, %41 : f32
      %45 = arith.addf %43, %44 : f32
      %46 = arith.mulf %35, %42 : f32
      %47 = arith.mulf %37, %41 : f32
      %48 = arith.addf %46, %47 : f32
      %49 = arith.subf %cst_0, %40 : f32
      %50 = arith.mulf %45, %49 : f32
      %51 = arith.mulf %48, %40 : f32
      %52 = arith.addf %50, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<1x1x5x5xf32>
    return %1 : tensor<1x1x5x5xf32>
  }
}
