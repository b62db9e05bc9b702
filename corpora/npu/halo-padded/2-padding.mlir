#map = affine_map<(d0) -> (d0 * -2 + 1, 0)>
#map1 = affine_map<(d0) -> (0, d0 * 2 - 1)>
#map2 = affine_map<(d0) -> (8, d0)>
#map3 = affine_map<(d0, d1) -> (-d0 + 8, -d1 + 5)>
#map4 = affine_map<(d0) -> (0, d0)>
#map5 = affine_map<(d0, d1) -> (-d0 - d1 + 5)>
module {
  func.func @kernel(%arg0: tensor<1x2x8x6xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<1x2x4x3xf32>) -> tensor<1x2x4x3xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.for %arg3 = %c0 to %c4 step %c2 iter_args(%arg4 = %arg2) -> (tensor<1x2x4x3xf32>) {
      %1 = affine.max #map(%arg3)
      %2 = affine.max #map1(%arg3)
      %3 = affine.min #map2(%2)
      %4 = affine.min #map3(%3, %1)
      %5 = affine.max #map4(%4)
      %6 = arith.cmpi eq, %5, %c0 : index
      %7 = affine.apply #map5(%1, %5)
      %8 = scf.if %6 -> (tensor<1x2x5x7xf32>) {
        %generated = tensor.generate  {
        ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
          tensor.yield %cst : f32
        } : tensor<1x2x5x7xf32>
        scf.yield %generated : tensor<1x2x5x7xf32>
      } else {
        %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, %3, 0] [1, 2, %5, 6] [1, 1, 1, 1] : tensor<1x2x8x6xf32> to tensor<1x2x?x6xf32>
        %padded = tensor.pad %extracted_slice_0 low[0, 0, %1, 1] high[0, 0, %7, 0] {
        ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
          tensor.yield %cst : f32
        } : tensor<1x2x?x6xf32> to tensor<1x2x5x7xf32>
        scf.yield %padded : tensor<1x2x5x7xf32>
      }
      %extracted_slice = tensor.extract_slice %arg4[0, 0, %arg3, 0] [1, 2, 2, 3] [1, 1, 1, 1] : tensor<1x2x4x3xf32> to tensor<1x2x2x3xf32>
      %9 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%8, %arg1 : tensor<1x2x5x7xf32>, tensor<2x2x3x3xf32>) outs(%extracted_slice : tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
      %inserted_slice = tensor.insert_slice %9 into %arg4[0, 0, %arg3, 0] [1, 2, 2, 3] [1, 1, 1, 1] : tensor<1x2x2x3xf32> into tensor<1x2x4x3xf32>
      scf.yield %inserted_slice : tensor<1x2x4x3xf32>
    }
    return %0 : tensor<1x2x4x3xf32>
  }
}

