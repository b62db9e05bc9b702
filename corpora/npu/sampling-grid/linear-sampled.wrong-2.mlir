#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, 1)>
module {
  func.func @kernel(%arg0: tensor<1x2x4x5xf32>, %arg1: tensor<1x2x3x2xf32>) -> tensor<1x2x2x3xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_3 = arith.constant 1.500000e+00 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<1x2x3x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %cst_1, %cst_2 : tensor<1x2x3x2xf32>, tensor<f32>, tensor<f32>) outs(%0 : tensor<1x2x3x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %out: f32):
      %4 = arith.cmpf ult, %in, %in_5 : f32
      %5 = arith.select %4, %in_5, %in : f32
      %6 = arith.cmpf ugt, %5, %in_6 : f32
      %7 = arith.select %6, %in_6, %5 : f32
      linalg.yield %7 : f32
    } -> tensor<1x2x3x2xf32>
    %2 = tensor.empty() : tensor<1x2x2x3xf32>
    %sides:8 = linalg.generic {indexing_maps = [#map2, #map3, #map, #map, #map, #map, #map, #map, #map, #map],
        iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%1, %1 : tensor<1x2x3x2xf32>, tensor<1x2x3x2xf32>) outs(%2, %2, %2, %2, %2, %2, %2, %2 : tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out0: f32, %out1: f32, %out2: f32, %out3: f32, %out4: f32, %out5: f32, %out6: f32, %out7: f32):
      %4 = arith.addf %in_5, %cst_0 : f32
      %5 = arith.addf %in, %cst_0 : f32
      %6 = arith.mulf %4, %cst_3 : f32
      %7 = arith.mulf %5, %cst_4 : f32
      %8 = arith.addf %6, %cst : f32
      %9 = arith.addf %7, %cst : f32
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
      %22 = arith.cmpi sgt, %20, %c3_i64 : i64
      %23 = arith.cmpi sgt, %21, %c4_i64 : i64
      %24 = arith.select %22, %16, %20 : i64
      %25 = arith.select %23, %17, %21 : i64
      %26 = arith.index_cast %18 : i64 to index
      %27 = arith.index_cast %19 : i64 to index
      %28 = arith.index_cast %24 : i64 to index
      %29 = arith.index_cast %25 : i64 to index
      %30 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%c0, %30, %26, %27] : tensor<1x2x4x5xf32>
      %31 = arith.select %10, %cst, %extracted : f32
      %32 = arith.select %11, %cst, %31 : f32
      %extracted_6 = tensor.extract %arg0[%c0, %30, %26, %29] : tensor<1x2x4x5xf32>
      %33 = arith.select %23, %cst, %extracted_6 : f32
      %34 = arith.select %10, %cst, %33 : f32
      %extracted_7 = tensor.extract %arg0[%c0, %30, %28, %27] : tensor<1x2x4x5xf32>
      %35 = arith.select %22, %cst, %extracted_7 : f32
      %36 = arith.select %11, %cst, %35 : f32
      %extracted_8 = tensor.extract %arg0[%c0, %30, %28, %29] : tensor<1x2x4x5xf32>
      %37 = arith.select %22, %cst, %extracted_8 : f32
      %38 = arith.select %23, %cst, %37 : f32
      %39 = arith.sitofp %16 : i64 to f32
      %40 = arith.sitofp %17 : i64 to f32
      %41 = arith.subf %8, %39 : f32
      %42 = arith.subf %9, %40 : f32
      %43 = arith.subf %cst_0, %42 : f32
      %50 = arith.subf %cst_0, %41 : f32
      linalg.yield %32, %34, %36, %38, %43, %42, %50, %41 : f32, f32, f32, f32, f32, f32, f32, f32
    } -> (tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>)
    %wide = tensor.empty() : tensor<1x2x4x6xf32>
    %tall = tensor.empty() : tensor<1x2x4x3xf32>
    %sample0 = tensor.insert_slice %sides#0 into %wide[0, 0, 0, 0] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %sample1 = tensor.insert_slice %sides#1 into %sample0[0, 0, 1, 0] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %sample2 = tensor.insert_slice %sides#2 into %sample1[0, 0, 1, 0] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %sample3 = tensor.insert_slice %sides#3 into %sample2[0, 0, 1, 1] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %column0 = tensor.insert_slice %sides#4 into %wide[0, 0, 0, 0] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %column1 = tensor.insert_slice %sides#5 into %column0[0, 0, 0, 1] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %column2 = tensor.insert_slice %sides#4 into %column1[0, 0, 1, 0] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %column3 = tensor.insert_slice %sides#5 into %column2[0, 0, 1, 1] [1, 2, 2, 3] [1, 1, 2, 2] : tensor<1x2x2x3xf32> into tensor<1x2x4x6xf32>
    %row0 = tensor.insert_slice %sides#6 into %tall[0, 0, 0, 0] [1, 2, 2, 3] [1, 1, 2, 1] : tensor<1x2x2x3xf32> into tensor<1x2x4x3xf32>
    %row1 = tensor.insert_slice %sides#7 into %row0[0, 0, 1, 0] [1, 2, 2, 3] [1, 1, 2, 1] : tensor<1x2x2x3xf32> into tensor<1x2x4x3xf32>
    %along_product = linalg.mul ins(%sample3, %column3 : tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) outs(%wide : tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %along_ones = arith.constant dense<1.0> : tensor<2x1x2xf32>
    %along_empty = tensor.empty() : tensor<1x2x4x3xf32>
    %along_zeros = linalg.fill ins(%cst : f32) outs(%along_empty : tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
    %along = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<[1, 2]> : vector<2xi64>}
        ins(%along_product, %along_ones : tensor<1x2x4x6xf32>, tensor<2x1x2xf32>) outs(%along_zeros : tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
    %sum_product = linalg.mul ins(%along, %row1 : tensor<1x2x4x3xf32>, tensor<1x2x4x3xf32>) outs(%tall : tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32>
    %sum_ones = arith.constant dense<1.0> : tensor<2x2x1xf32>
    %sum_empty = tensor.empty() : tensor<1x2x2x3xf32>
    %sum_zeros = linalg.fill ins(%cst : f32) outs(%sum_empty : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %sum = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>}
        ins(%sum_product, %sum_ones : tensor<1x2x4x3xf32>, tensor<2x2x1xf32>) outs(%sum_zeros : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    return %sum : tensor<1x2x2x3xf32>
  }
}
