#map = affine_map<(d0) -> (d0 * 4)>
#map1 = affine_map<(d0) -> (d0 * -4 + 7, 4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @kernel(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<6xf32>) -> tensor<1x7x7x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x7x7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %arg1 : tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32>
    %3 = scf.forall (%arg3, %arg4) in (2, 2) shared_outs(%arg5 = %0) -> (tensor<1x7x7x6xf32>) {
      %4 = affine.apply #map(%arg3)
      %5 = affine.apply #map(%arg4)
      %6 = affine.min #map1(%arg3)
      %7 = affine.min #map1(%arg4)
      %extracted_slice = tensor.extract_slice %2[0, %4, %5, 0] [1, %6, %7, 6] [1, 1, 1, 1] : tensor<1x7x7x6xf32> to tensor<1x?x?x6xf32>
      %extracted_slice_0 = tensor.extract_slice %arg5[0, %4, %5, 0] [1, %6, %7, 6] [1, 1, 1, 1] : tensor<1x7x7x6xf32> to tensor<1x?x?x6xf32>
      %8 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %arg2 : tensor<1x?x?x6xf32>, tensor<6xf32>) outs(%extracted_slice_0 : tensor<1x?x?x6xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %9 = arith.addf %in, %in_1 : f32
        %10 = arith.maximumf %9, %cst : f32
        linalg.yield %10 : f32
      } -> tensor<1x?x?x6xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %8 into %arg5[0, %4, %5, 0] [1, %6, %7, 6] [1, 1, 1, 1] : tensor<1x?x?x6xf32> into tensor<1x7x7x6xf32>
      }
    }
    return %3 : tensor<1x7x7x6xf32>
  }
}

