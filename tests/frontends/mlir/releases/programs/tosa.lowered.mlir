// Printed by mlir-opt 19.1.7 (Debian 1:19.1.7-3) of tosa.mlir:
// mlir-opt tosa.mlir --pass-pipeline='builtin.module(func.func(tosa-make-broadcastable,tosa-to-linalg-named,
//   tosa-to-linalg,tosa-to-tensor,tosa-to-arith{include-apply-rescale=true}))'
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
module {
  func.func @mul_shift(%arg0: tensor<3xi32>, %arg1: tensor<3xi32>) -> tensor<3xi32> {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<3xi32>, tensor<3xi32>) outs(%0 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %c3_i8 = arith.constant 3 : i8
      %c0_i32 = arith.constant 0 : i32
      %c1_i64 = arith.constant 1 : i64
      %c31_i32 = arith.constant 31 : i32
      %2 = arith.extui %c3_i8 : i8 to i32
      %3 = arith.extsi %in : i32 to i64
      %4 = arith.extsi %in_0 : i32 to i64
      %5 = arith.muli %3, %4 : i64
      %6 = arith.extui %2 : i32 to i64
      %7 = arith.shli %c1_i64, %6 : i64
      %8 = arith.shrui %7, %c1_i64 : i64
      %9 = arith.addi %5, %8 : i64
      %10 = arith.shrsi %9, %6 : i64
      %11 = arith.trunci %10 : i64 to i32
      linalg.yield %11 : i32
    } -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func @mul_ranks(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %0 = tensor.empty() : tensor<2x3xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x3xf32>, tensor<1x3xf32>) outs(%0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func @sub_ranks(%arg0: tensor<f32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %expanded = tensor.expand_shape %arg0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %0 = tensor.empty() : tensor<3x3xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %arg1 : tensor<1x1xf32>, tensor<3x3xf32>) outs(%0 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.subf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
  func.func @select_ranks(%arg0: tensor<2xi1>, %arg1: tensor<2x2xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [1, 2] : tensor<2xi1> into tensor<1x2xi1>
    %0 = tensor.empty() : tensor<2x2xf32>
    %1 = linalg.generic {indexing_maps = [#map2, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %arg1, %arg2 : tensor<1x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%0 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %2 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %2 : f32
    } -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
  func.func @transpose(%arg0: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
    %cst = arith.constant dense<[2, 0, 1]> : tensor<3xi32>
    %0 = tensor.empty() : tensor<4x2x3xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3x4xf32>) outs(%0 : tensor<4x2x3xf32>) permutation = [2, 0, 1] 
    return %transposed : tensor<4x2x3xf32>
  }
  func.func @transpose_arith(%arg0: tensor<2x3xi8>) -> tensor<3x2xi8> {
    %cst = arith.constant dense<[1, 0]> : tensor<2xi64>
    %0 = tensor.empty() : tensor<3x2xi8>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x3xi8>) outs(%0 : tensor<3x2xi8>) permutation = [1, 0] 
    return %transposed : tensor<3x2xi8>
  }
  func.func @negate(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @negate_points(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %0 = tensor.empty() : tensor<4xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi8>) outs(%0 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c2_i16 = arith.constant 2 : i16
      %2 = arith.extsi %in : i8 to i16
      %3 = arith.subi %c2_i16, %2 : i16
      %c-128_i16 = arith.constant -128 : i16
      %c127_i16 = arith.constant 127 : i16
      %4 = arith.maxsi %c-128_i16, %3 : i16
      %5 = arith.minsi %c127_i16, %4 : i16
      %6 = arith.trunci %5 : i16 to i8
      linalg.yield %6 : i8
    } -> tensor<4xi8>
    return %1 : tensor<4xi8>
  }
  func.func @matmul(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x3x2xf32>) -> tensor<1x2x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x2x3xf32>, tensor<1x3x2xf32>) outs(%1 : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    return %2 : tensor<1x2x2xf32>
  }
  func.func @matmul_points(%arg0: tensor<1x2x3xi8>, %arg1: tensor<1x3x2xi8>) -> tensor<1x2x2xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<1x2x2xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %c1_i32 = arith.constant 1 : i32
    %c-2_i32 = arith.constant -2 : i32
    %2 = linalg.quantized_batch_matmul ins(%arg0, %arg1, %c1_i32, %c-2_i32 : tensor<1x2x3xi8>, tensor<1x3x2xi8>, i32, i32) outs(%1 : tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    return %2 : tensor<1x2x2xi32>
  }
  func.func @conv(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<3x2x2x2xi8>, %arg2: tensor<3xi32>) -> tensor<1x3x3x3xi32> {
    %0 = tensor.empty() : tensor<1x3x3x3xi32>
    %1 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<3xi32>) outs(%0 : tensor<1x3x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x3x3x3xi32>
    %c4_i32 = arith.constant 4 : i32
    %c-1_i32 = arith.constant -1 : i32
    %2 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1, %c4_i32, %c-1_i32 : tensor<1x4x4x2xi8>, tensor<3x2x2x2xi8>, i32, i32) outs(%1 : tensor<1x3x3x3xi32>) -> tensor<1x3x3x3xi32>
    return %2 : tensor<1x3x3x3xi32>
  }
  func.func @conv_float(%arg0: tensor<1x3x3x1xf32>, %arg1: tensor<2x2x2x1xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x2x2xf32> {
    %0 = tensor.empty() : tensor<1x2x2x2xf32>
    %1 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2xf32>) outs(%0 : tensor<1x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x2x2xf32>
    %2 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x3x3x1xf32>, tensor<2x2x2x1xf32>) outs(%1 : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    return %2 : tensor<1x2x2x2xf32>
  }
  func.func @pad(%arg0: tensor<2x3xf32>) -> tensor<3x6xf32> {
    %cst = arith.constant dense<[[1, 0], [1, 2]]> : tensor<2x2xi32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %c1_4 = arith.constant 1 : index
    %c1_i32_5 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_6 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[%c1_2, %c1_6] high[%c0_3, %c2] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x3xf32> to tensor<3x6xf32>
    return %padded : tensor<3x6xf32>
  }
  func.func @pad_value(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> tensor<5xf32> {
    %cst = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[%c1_1] high[%c2] {
    ^bb0(%arg2: index):
      tensor.yield %extracted : f32
    } : tensor<2xf32> to tensor<5xf32>
    return %padded : tensor<5xf32>
  }
  func.func @clamp(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %0 = tensor.empty() : tensor<4xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi8>) outs(%0 : tensor<4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %c-7_i8 = arith.constant -7 : i8
      %c9_i8 = arith.constant 9 : i8
      %2 = arith.maxsi %c-7_i8, %in : i8
      %3 = arith.minsi %c9_i8, %2 : i8
      linalg.yield %3 : i8
    } -> tensor<4xi8>
    return %1 : tensor<4xi8>
  }
  func.func @clamp_float(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_0 = arith.constant 1.500000e+00 : f32
      %2 = arith.minimumf %in, %cst_0 : f32
      %3 = arith.maximumf %2, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @reshape(%arg0: tensor<2x6xf32>) -> tensor<3x4xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x6xf32> into tensor<12xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
    return %expanded : tensor<3x4xf32>
  }
  func.func @slice(%arg0: tensor<5x4xf32>) -> tensor<2x3xf32> {
    %extracted_slice = tensor.extract_slice %arg0[3, 1] [2, 3] [1, 1] : tensor<5x4xf32> to tensor<2x3xf32>
    return %extracted_slice : tensor<2x3xf32>
  }
  func.func @tile(%arg0: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %0 = tensor.empty() : tensor<2x2x1x3xf32>
    %1 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x2x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x1x3xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1, 2], [3]] : tensor<2x2x1x3xf32> into tensor<4x3xf32>
    return %collapsed : tensor<4x3xf32>
  }
  func.func @reduce_prod(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
    %0 = tensor.empty() : tensor<3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
    %reduced = linalg.reduce ins(%arg0 : tensor<2x3xf32>) outs(%1 : tensor<3xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %2 = arith.mulf %in, %init : f32
        linalg.yield %2 : f32
      }
    %expanded = tensor.expand_shape %reduced [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    return %expanded : tensor<1x3xf32>
  }
  func.func @rescale(%arg0: tensor<4xi8>) -> tensor<4xi32> {
    %c1073741824_i32 = arith.constant 1073741824 : i32
    %c30_i8 = arith.constant 30 : i8
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xi8>) outs(%0 : tensor<4xi32>) {
    ^bb0(%in: i8, %out: i32):
      %c7_i32 = arith.constant 7 : i32
      %c0_i32 = arith.constant 0 : i32
      %2 = arith.extsi %in : i8 to i32
      %3 = arith.subi %2, %c7_i32 : i32
      %c0_i32_0 = arith.constant 0 : i32
      %c1_i64 = arith.constant 1 : i64
      %c31_i32 = arith.constant 31 : i32
      %4 = arith.extui %c30_i8 : i8 to i32
      %5 = arith.extsi %3 : i32 to i64
      %6 = arith.extsi %c1073741824_i32 : i32 to i64
      %7 = arith.muli %5, %6 : i64
      %8 = arith.extui %4 : i32 to i64
      %9 = arith.shli %c1_i64, %8 : i64
      %10 = arith.shrui %9, %c1_i64 : i64
      %11 = arith.addi %7, %10 : i64
      %12 = arith.shrsi %11, %8 : i64
      %13 = arith.trunci %12 : i64 to i32
      %14 = arith.addi %13, %c0_i32 : i32
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %15 = arith.maxsi %c-2147483648_i32, %14 : i32
      %16 = arith.minsi %c2147483647_i32, %15 : i32
      linalg.yield %16 : i32
    } -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func @apply_scale(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %c31_i32 = arith.constant 31 : i32
    %0 = arith.extui %arg2 : i8 to i32
    %1 = arith.extsi %arg0 : i32 to i64
    %2 = arith.extsi %arg1 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.extui %0 : i32 to i64
    %5 = arith.shli %c1_i64, %4 : i64
    %6 = arith.shrui %5, %c1_i64 : i64
    %7 = arith.addi %3, %6 : i64
    %c1073741824_i64 = arith.constant 1073741824 : i64
    %c-1073741824_i64 = arith.constant -1073741824 : i64
    %8 = arith.cmpi sge, %arg0, %c0_i32 : i32
    %9 = arith.select %8, %c1073741824_i64, %c-1073741824_i64 : i64
    %10 = arith.addi %9, %7 : i64
    %11 = arith.cmpi sgt, %0, %c31_i32 : i32
    %12 = arith.select %11, %10, %7 : i64
    %13 = arith.shrsi %12, %4 : i64
    %14 = arith.trunci %13 : i64 to i32
    return %14 : i32
  }
  func.func @average(%arg0: tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x1x1x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %2 : tensor<1x2x2x1xf32>, tensor<2x2xf32>) outs(%1 : tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %4 = arith.subi %c1_0, %c1_2 : index
    %5 = arith.subi %c1_1, %c1_2 : index
    %6 = tensor.empty() : tensor<1x1x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1x1x1x1xf32>) outs(%6 : tensor<1x1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %c0 = arith.constant 0 : index
      %c1_3 = arith.constant 1 : index
      %c2_4 = arith.constant 2 : index
      %8 = linalg.index 1 : index
      %9 = arith.subi %4, %8 : index
      %10 = arith.muli %8, %c1_3 : index
      %11 = arith.muli %9, %c1_3 : index
      %12 = arith.maxsi %c1_2, %c2_4 : index
      %c1_5 = arith.constant 1 : index
      %c2_6 = arith.constant 2 : index
      %13 = linalg.index 2 : index
      %14 = arith.subi %5, %13 : index
      %15 = arith.muli %13, %c1_5 : index
      %16 = arith.muli %14, %c1_5 : index
      %17 = arith.maxsi %c1_2, %c2_6 : index
      %18 = arith.muli %12, %17 : index
      %19 = arith.index_cast %18 : index to i32
      %20 = arith.sitofp %19 : i32 to f32
      %21 = arith.divf %in, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<1x1x1x1xf32>
    return %7 : tensor<1x1x1x1xf32>
  }
  func.func @resize(%arg0: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> {
    %0 = tensor.empty() : tensor<1x4x4x1xi8>
    %1 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<1x4x4x1xi8>) {
    ^bb0(%out: i8):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = linalg.index 2 : index
      %5 = linalg.index 3 : index
      %c0_i32 = arith.constant 0 : i32
      %cst = arith.constant 0.000000e+00 : f32
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_0 = arith.constant 1 : i32
      %6 = arith.index_cast %3 : index to i32
      %7 = arith.index_cast %4 : index to i32
      %c4_i32 = arith.constant 4 : i32
      %c2_i32 = arith.constant 2 : i32
      %c4_i32_1 = arith.constant 4 : i32
      %c2_i32_2 = arith.constant 2 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %c2_i32_5 = arith.constant 2 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %8 = arith.muli %6, %c2_i32 : i32
      %9 = arith.addi %8, %c0_i32_3 : i32
      %10 = arith.divsi %9, %c4_i32 : i32
      %11 = arith.muli %10, %c4_i32 : i32
      %12 = arith.subi %9, %11 : i32
      %13 = arith.muli %7, %c2_i32_2 : i32
      %14 = arith.addi %13, %c0_i32_4 : i32
      %15 = arith.divsi %14, %c4_i32_1 : i32
      %16 = arith.muli %15, %c4_i32_1 : i32
      %17 = arith.subi %14, %16 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %18 = arith.shli %12, %c1_i32_7 : i32
      %19 = arith.cmpi sge, %18, %c4_i32 : i32
      %20 = arith.select %19, %c1_i32_7, %c0_i32 : i32
      %21 = arith.addi %10, %20 : i32
      %22 = arith.maxsi %c0_i32, %21 : i32
      %23 = arith.minsi %c1_i32, %22 : i32
      %24 = arith.index_cast %23 : i32 to index
      %25 = arith.shli %17, %c1_i32_7 : i32
      %26 = arith.cmpi sge, %25, %c4_i32_1 : i32
      %27 = arith.select %26, %c1_i32_7, %c0_i32 : i32
      %28 = arith.addi %15, %27 : i32
      %29 = arith.maxsi %c0_i32, %28 : i32
      %30 = arith.minsi %c1_i32_0, %29 : i32
      %31 = arith.index_cast %30 : i32 to index
      %extracted = tensor.extract %arg0[%2, %24, %31, %5] : tensor<1x2x2x1xi8>
      linalg.yield %extracted : i8
    } -> tensor<1x4x4x1xi8>
    return %1 : tensor<1x4x4x1xi8>
  }
  func.func @divide(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 3] : tensor<3xi32> into tensor<1x3xi32>
    %0 = tensor.empty() : tensor<2x3xi32>
    %1 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<2x3xi32>, tensor<1x3xi32>) outs(%0 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.divsi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
}

