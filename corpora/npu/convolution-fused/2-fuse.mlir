#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * -4 + 7, 4)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<6xf32>) -> tensor<1x7x7x6xf32> {
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
      %9 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %arg1 : tensor<1x?x?x4xf32>, tensor<3x3x4x6xf32>) outs(%8 : tensor<1x?x?x6xf32>) -> tensor<1x?x?x6xf32>
      %10 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg2 : tensor<1x?x?x6xf32>, tensor<6xf32>) outs(%extracted_slice_0 : tensor<1x?x?x6xf32>) {
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

