#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x1x4x4xf32>, %arg1: tensor<1x1x3x3xf32>, %arg2: tensor<1xf32>) -> tensor<1x1x3x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty() : tensor<1x1x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<1x1x3x3xf32>) {
    ^bb0(%out: f32):
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.subi %c2, %6 : index
      %9 = arith.subi %c2, %7 : index
      %extracted = tensor.extract %arg1[%c0, %c0, %8, %9] : tensor<1x1x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x3x3xf32>
    %3 = tensor.empty() : tensor<1x1x7x7xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x1x7x7xf32>) -> tensor<1x1x7x7xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 0, 0] [1, 1, 4, 4] [1, 1, 2, 2] : tensor<1x1x4x4xf32> into tensor<1x1x7x7xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 1, 1] [1, 1, 5, 5] [1, 1, 1, 1] : tensor<1x1x7x7xf32> to tensor<1x1x5x5xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<1xf32>) outs(%0 : tensor<1x1x3x3xf32>) dimensions = [0, 2, 3] 
    %5 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%extracted_slice, %2 : tensor<1x1x5x5xf32>, tensor<1x1x3x3xf32>) outs(%broadcasted : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
    return %5 : tensor<1x1x3x3xf32>
  }
}
