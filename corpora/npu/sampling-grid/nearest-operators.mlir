#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x3x2xf32>, %arg2: tensor<1x2x2x3xf32>) -> tensor<1x2x2xf32> {
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_4 = arith.constant 1.500000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x2x3x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %cst_2, %cst_3 : tensor<1x2x3x2xf32>, tensor<f32>, tensor<f32>) outs(%0 : tensor<1x2x3x2xf32>) {
    ^bb0(%in: f32, %in_6: f32, %in_7: f32, %out: f32):
      %8 = arith.cmpf ult, %in, %in_6 : f32
      %9 = arith.select %8, %in_6, %in : f32
      %10 = arith.cmpf ugt, %9, %in_7 : f32
      %11 = arith.select %10, %in_7, %9 : f32
      linalg.yield %11 : f32
    } -> tensor<1x2x3x2xf32>
    %2 = tensor.empty() : tensor<1x2x2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %1 : tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) outs(%2 : tensor<1x2x2x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %8 = arith.addf %in_6, %cst_0 : f32
      %9 = arith.addf %in, %cst_0 : f32
      %10 = arith.mulf %8, %cst_4 : f32
      %11 = arith.mulf %9, %cst_5 : f32
      %12 = arith.addf %10, %cst : f32
      %13 = arith.addf %11, %cst : f32
      %14 = arith.cmpf olt, %12, %cst : f32
      %15 = arith.cmpf olt, %13, %cst : f32
      %16 = arith.fptosi %12 : f32 to i64
      %17 = arith.fptosi %13 : f32 to i64
      %18 = arith.subi %16, %c1_i64 : i64
      %19 = arith.subi %17, %c1_i64 : i64
      %20 = arith.select %14, %18, %16 : i64
      %21 = arith.select %15, %19, %17 : i64
      %22 = arith.select %14, %c0_i64, %16 : i64
      %23 = arith.select %15, %c0_i64, %17 : i64
      %24 = arith.addi %20, %c1_i64 : i64
      %25 = arith.addi %21, %c1_i64 : i64
      %26 = arith.cmpi sgt, %24, %c3_i64 : i64
      %27 = arith.cmpi sgt, %25, %c4_i64 : i64
      %28 = arith.select %26, %20, %24 : i64
      %29 = arith.select %27, %21, %25 : i64
      %30 = arith.index_cast %22 : i64 to index
      %31 = arith.index_cast %23 : i64 to index
      %32 = arith.index_cast %28 : i64 to index
      %33 = arith.index_cast %29 : i64 to index
      %34 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%c0, %34, %30, %31] : tensor<1x2x4x5xf32>
      %35 = arith.select %14, %cst, %extracted : f32
      %36 = arith.select %15, %cst, %35 : f32
      %extracted_7 = tensor.extract %arg0[%c0, %34, %30, %33] : tensor<1x2x4x5xf32>
      %37 = arith.select %27, %cst, %extracted_7 : f32
      %38 = arith.select %14, %cst, %37 : f32
      %extracted_8 = tensor.extract %arg0[%c0, %34, %32, %31] : tensor<1x2x4x5xf32>
      %39 = arith.select %26, %cst, %extracted_8 : f32
      %40 = arith.select %15, %cst, %39 : f32
      %extracted_9 = tensor.extract %arg0[%c0, %34, %32, %33] : tensor<1x2x4x5xf32>
      %41 = arith.select %26, %cst, %extracted_9 : f32
      %42 = arith.select %27, %cst, %41 : f32
      %43 = arith.sitofp %20 : i64 to f32
      %44 = arith.sitofp %21 : i64 to f32
      %45 = arith.subf %12, %43 : f32
      %46 = arith.subf %13, %44 : f32
      %47 = arith.cmpf olt, %46, %cst_1 : f32
      %48 = arith.select %47, %36, %38 : f32
      %49 = arith.select %47, %40, %42 : f32
      %50 = arith.cmpf olt, %45, %cst_1 : f32
      %51 = arith.select %50, %48, %49 : f32
      linalg.yield %51 : f32
    } -> tensor<1x2x2x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %arg2 : tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) outs(%2 : tensor<1x2x2x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %8 = arith.mulf %in, %in_6 : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x2x3xf32>
    %5 = tensor.empty() : tensor<1x2x2xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%4 : tensor<1x2x2x3xf32>) outs(%6 : tensor<1x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.addf %in, %out : f32
      linalg.yield %8 : f32
    } -> tensor<1x2x2xf32>
    return %7 : tensor<1x2x2xf32>
  }
}
