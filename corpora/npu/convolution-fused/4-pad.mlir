#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * -4 + 7, 4)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (-d0 + 6, 4)>
#map4 = affine_map<(d0) -> (-d0 + 4, 3)>
#map5 = affine_map<(d0) -> (-d0 + 3)>
#map6 = affine_map<(d0) -> (-d0 + 4)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<6xf32>) -> tensor<1x7x7x6xf32> {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x7x7x6xf32>
    %1 = scf.forall (%arg3, %arg4) in (2, 2) shared_outs(%arg5 = %0) -> (tensor<1x7x7x6xf32>) {
      %2 = affine.apply #map(%arg3)
      %3 = affine.apply #map(%arg4)
      %4 = affine.min #map1(%arg3)
      %5 = affine.min #map1(%arg4)
      %6 = affine.apply #map2(%4)
      %7 = affine.apply #map2(%5)
      %extracted_slice = tensor.extract_slice %arg0[0, %2, %3, 0] [1, %6, %7, 4] [1, 1, 1, 1] : tensor<1x9x9x4xf32> to tensor<1x?x?x4xf32>
      %extracted_slice_0 = tensor.extract_slice %arg5[0, %2, %3, 0] [1, %4, %5, 6] [1, 1, 1, 1] : tensor<1x7x7x6xf32> to tensor<1x?x?x6xf32>
      %8 = linalg.fill ins(%cst : f32) outs(%extracted_slice_0 : tensor<1x?x?x6xf32>) -> tensor<1x?x?x6xf32>
      %9 = scf.for %arg6 = %c0 to %c6 step %c4 iter_args(%arg7 = %8) -> (tensor<1x?x?x6xf32>) {
        %11 = scf.for %arg8 = %c0 to %c4 step %c3 iter_args(%arg9 = %arg7) -> (tensor<1x?x?x6xf32>) {
          %12 = affine.min #map3(%arg6)
          %13 = affine.min #map4(%arg8)
          %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, 0, 0, %arg8] [1, %6, %7, %13] [1, 1, 1, 1] : tensor<1x?x?x4xf32> to tensor<1x?x?x?xf32>
          %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, %arg8, %arg6] [3, 3, %13, %12] [1, 1, 1, 1] : tensor<3x3x4x6xf32> to tensor<3x3x?x?xf32>
          %extracted_slice_3 = tensor.extract_slice %arg9[0, 0, 0, %arg6] [1, %4, %5, %12] [1, 1, 1, 1] : tensor<1x?x?x6xf32> to tensor<1x?x?x?xf32>
          %14 = affine.apply #map5(%13)
          %padded = tensor.pad %extracted_slice_1 low[0, 0, 0, 0] high[0, 0, 0, %14] {
          ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index):
            tensor.yield %cst : f32
          } : tensor<1x?x?x?xf32> to tensor<1x?x?x3xf32>
          %15 = affine.apply #map6(%12)
          %padded_4 = tensor.pad %extracted_slice_2 low[0, 0, 0, 0] high[0, 0, %14, %15] {
          ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index):
            tensor.yield %cst : f32
          } : tensor<3x3x?x?xf32> to tensor<3x3x3x4xf32>
          %padded_5 = tensor.pad %extracted_slice_3 low[0, 0, 0, 0] high[0, 0, 0, %15] {
          ^bb0(%arg10: index, %arg11: index, %arg12: index, %arg13: index):
            tensor.yield %cst : f32
          } : tensor<1x?x?x?xf32> to tensor<1x?x?x4xf32>
          %16 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %padded_4 : tensor<1x?x?x3xf32>, tensor<3x3x3x4xf32>) outs(%padded_5 : tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32>
          %extracted_slice_6 = tensor.extract_slice %16[0, 0, 0, 0] [1, %4, %5, %12] [1, 1, 1, 1] : tensor<1x?x?x4xf32> to tensor<1x?x?x?xf32>
          %inserted_slice = tensor.insert_slice %extracted_slice_6 into %arg9[0, 0, 0, %arg6] [1, %4, %5, %12] [1, 1, 1, 1] : tensor<1x?x?x?xf32> into tensor<1x?x?x6xf32>
          scf.yield %inserted_slice : tensor<1x?x?x6xf32>
        }
        scf.yield %11 : tensor<1x?x?x6xf32>
      }
      %10 = linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg2 : tensor<1x?x?x6xf32>, tensor<6xf32>) outs(%extracted_slice_0 : tensor<1x?x?x6xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %11 = arith.addf %in, %in_1 : f32
        %12 = arith.maximumf %11, %cst : f32
        linalg.yield %12 : f32
      } -> tensor<1x?x?x6xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %10 into %arg5[0, %2, %3, 0] [1, %4, %5, 6] [1, 1, 1, 1] : tensor<1x?x?x6xf32> into tensor<1x7x7x6xf32>
      }
    }
    return %1 : tensor<1x7x7x6xf32>
  }
}

