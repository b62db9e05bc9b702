#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x3x2xf32>, %arg2: tensor<1x2x2x3xf32>) -> tensor<1x2x2xf32> {
    %cst = arith.constant -1.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant 5.000000e-01 : f32
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_3 = arith.constant 1.500000e+00 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x2x3x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x2x3x2xf32>) outs(%0 : tensor<1x2x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.cmpf ult, %in, %cst : f32
      %6 = arith.select %5, %cst, %in : f32
      %7 = arith.cmpf ugt, %6, %cst_1 : f32
      %8 = arith.select %7, %cst_1, %6 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x3x2xf32>
    %2 = tensor.empty() : tensor<1x2x2xf32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<1x2x2xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<1x2x2xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1, %1, %arg2 : tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>, tensor<1x2x2x3xf32>) outs(%3 : tensor<1x2x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %out: f32):
      %5 = linalg.index 1 : index
      %6 = arith.addf %in_5, %cst_1 : f32
      %7 = arith.addf %in, %cst_1 : f32
      %8 = arith.mulf %6, %cst_3 : f32
      %9 = arith.mulf %7, %cst_4 : f32
      %10 = arith.addf %8, %cst_0 : f32
      %11 = arith.addf %9, %cst_0 : f32
      %12 = arith.cmpf olt, %10, %cst_0 : f32
      %13 = arith.cmpf olt, %11, %cst_0 : f32
      %14 = arith.fptosi %10 : f32 to i64
      %15 = arith.fptosi %11 : f32 to i64
      %16 = arith.subi %14, %c1_i64 : i64
      %17 = arith.subi %15, %c1_i64 : i64
      %18 = arith.select %12, %16, %14 : i64
      %19 = arith.select %13, %17, %15 : i64
      %20 = arith.select %12, %c0_i64, %14 : i64
      %21 = arith.select %13, %c0_i64, %15 : i64
      %22 = arith.addi %18, %c1_i64 : i64
      %23 = arith.addi %19, %c1_i64 : i64
      %24 = arith.cmpi sgt, %22, %c3_i64 : i64
      %25 = arith.cmpi sgt, %23, %c4_i64 : i64
      %26 = arith.select %24, %18, %22 : i64
      %27 = arith.select %25, %19, %23 : i64
      %28 = arith.index_cast %20 : i64 to index
      %29 = arith.index_cast %21 : i64 to index
      %30 = arith.index_cast %26 : i64 to index
      %31 = arith.index_cast %27 : i64 to index
      %extracted = tensor.extract %arg0[%c0, %5, %28, %29] : tensor<1x2x4x5xf32>
      %32 = arith.select %12, %cst_0, %extracted : f32
      %33 = arith.select %13, %cst_0, %32 : f32
      %extracted_7 = tensor.extract %arg0[%c0, %5, %28, %31] : tensor<1x2x4x5xf32>
      %34 = arith.select %25, %cst_0, %extracted_7 : f32
      %35 = arith.select %12, %cst_0, %34 : f32
      %extracted_8 = tensor.extract %arg0[%c0, %5, %30, %29] : tensor<1x2x4x5xf32>
      %36 = arith.select %24, %cst_0, %extracted_8 : f32
      %37 = arith.select %13, %cst_0, %36 : f32
      %extracted_9 = tensor.extract %arg0[%c0, %5, %30, %31] : tensor<1x2x4x5xf32>
      %38 = arith.select %24, %cst_0, %extracted_9 : f32
      %39 = arith.select %25, %cst_0, %38 : f32
      %40 = arith.sitofp %18 : i64 to f32
      %41 = arith.sitofp %19 : i64 to f32
      %42 = arith.subf %10, %40 : f32
      %43 = arith.subf %11, %41 : f32
      %44 = arith.cmpf olt, %43, %cst_2 : f32
      %45 = arith.select %44, %33, %35 : f32
      %46 = arith.select %44, %37, %39 : f32
      %47 = arith.cmpf olt, %42, %cst_2 : f32
      %48 = arith.select %47, %45, %46 : f32
      %49 = arith.mulf %48, %in_6 : f32
      %50 = arith.addf %49, %out : f32
      linalg.yield %50 : f32
    } -> tensor<1x2x2xf32>
    return %4 : tensor<1x2x2xf32>
  }
}
