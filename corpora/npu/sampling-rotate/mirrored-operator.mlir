#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %cst_1 = arith.constant dense<[[[[7.500000e-01, -7.500000e-01], [3.750000e-01, -7.500000e-01], [-0.000000e+00, -7.500000e-01], [-3.750000e-01, -7.500000e-01], [-7.500000e-01, -7.500000e-01]], [[7.500000e-01, -3.750000e-01], [3.750000e-01, -3.750000e-01], [-0.000000e+00, -3.750000e-01], [-3.750000e-01, -3.750000e-01], [-7.500000e-01, -3.750000e-01]], [[7.500000e-01, 0.000000e+00], [3.750000e-01, 0.000000e+00], [0.000000e+00, 0.000000e+00], [-3.750000e-01, 0.000000e+00], [-7.500000e-01, 0.000000e+00]], [[7.500000e-01, 3.750000e-01], [3.750000e-01, 3.750000e-01], [0.000000e+00, 3.750000e-01], [-3.750000e-01, 3.750000e-01], [-7.500000e-01, 3.750000e-01]], [[7.500000e-01, 7.500000e-01], [3.750000e-01, 7.500000e-01], [0.000000e+00, 7.500000e-01], [-3.750000e-01, 7.500000e-01], [-7.500000e-01, 7.500000e-01]]]]> : tensor<1x5x5x2xf32>
    %c4_i64 = arith.constant 4 : i64
    %cst_2 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x1x5x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %cst_1 : tensor<1x5x5x2xf32>, tensor<1x5x5x2xf32>) outs(%0 : tensor<1x1x5x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %2 = arith.addf %in_3, %cst_0 : f32
      %3 = arith.addf %in, %cst_0 : f32
      %4 = arith.mulf %2, %cst_2 : f32
      %5 = arith.mulf %3, %cst_2 : f32
      %6 = arith.addf %4, %cst : f32
      %7 = arith.addf %5, %cst : f32
      %8 = arith.cmpf olt, %6, %cst : f32
      %9 = arith.cmpf olt, %7, %cst : f32
      %10 = arith.fptosi %6 : f32 to i64
      %11 = arith.fptosi %7 : f32 to i64
      %12 = arith.subi %10, %c1_i64 : i64
      %13 = arith.subi %11, %c1_i64 : i64
      %14 = arith.select %8, %12, %10 : i64
      %15 = arith.select %9, %13, %11 : i64
      %16 = arith.select %8, %c0_i64, %10 : i64
      %17 = arith.select %9, %c0_i64, %11 : i64
      %18 = arith.addi %14, %c1_i64 : i64
      %19 = arith.addi %15, %c1_i64 : i64
      %20 = arith.cmpi sgt, %18, %c4_i64 : i64
      %21 = arith.cmpi sgt, %19, %c4_i64 : i64
      %22 = arith.select %20, %14, %18 : i64
      %23 = arith.select %21, %15, %19 : i64
      %24 = arith.index_cast %16 : i64 to index
      %25 = arith.index_cast %17 : i64 to index
      %26 = arith.index_cast %22 : i64 to index
      %27 = arith.index_cast %23 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %c0, %24, %25] : tensor<1x1x5x5xf32>
      %28 = arith.select %8, %cst, %extracted : f32
      %29 = arith.select %9, %cst, %28 : f32
      %extracted_4 = tensor.extract %arg0[%c0, %c0, %24, %27] : tensor<1x1x5x5xf32>
      %30 = arith.select %21, %cst, %extracted_4 : f32
      %31 = arith.select %8, %cst, %30 : f32
      %extracted_5 = tensor.extract %arg0[%c0, %c0, %26, %25] : tensor<1x1x5x5xf32>
      %32 = arith.select %20, %cst, %extracted_5 : f32
      %33 = arith.select %9, %cst, %32 : f32
      %extracted_6 = tensor.extract %arg0[%c0, %c0, %26, %27] : tensor<1x1x5x5xf32>
      %34 = arith.select %20, %cst, %extracted_6 : f32
      %35 = arith.select %21, %cst, %34 : f32
      %36 = arith.sitofp %14 : i64 to f32
      %37 = arith.sitofp %15 : i64 to f32
      %38 = arith.subf %6, %36 : f32
      %39 = arith.subf %7, %37 : f32
      %40 = arith.subf %cst_0, %39 : f32
      %41 = arith.mulf %29, %40 : f32
      %42 = arith.mulf %31, %39 : f32
      %43 = arith.addf %41, %42 : f32
      %44 = arith.mulf %33, %40 : f32
      %45 = arith.mulf %35, %39 : f32
      %46 = arith.addf %44, %45 : f32
      %47 = arith.subf %cst_0, %38 : f32
      %48 = arith.mulf %43, %47 : f32
      %49 = arith.mulf %46, %38 : f32
      %50 = arith.addf %48, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<1x1x5x5xf32>
    return %1 : tensor<1x1x5x5xf32>
  }
}
