#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @kernel(%arg0: tensor<1x4x3x3xf32>, %arg1: tensor<4x2x3x3xf32>, %arg2: tensor<4xf32>) -> tensor<1x4x5x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 2, 3, 3] [1, 1, 1, 1] : tensor<1x4x3x3xf32> to tensor<1x2x3x3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0, 0] [2, 2, 3, 3] [1, 1, 1, 1] : tensor<4x2x3x3xf32> to tensor<2x2x3x3xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %0 = tensor.empty() : tensor<2x2x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x2x3x3xf32>) {
    ^bb0(%out: f32):
      %9 = linalg.index 0 : index
      %10 = linalg.index 1 : index
      %11 = linalg.index 2 : index
      %12 = linalg.index 3 : index
      %13 = arith.subi %c2, %11 : index
      %14 = arith.subi %c2, %12 : index
      %extracted = tensor.extract %extracted_slice_0[%10, %9, %13, %14] : tensor<2x2x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x3x3xf32>
    %3 = tensor.empty() : tensor<1x2x7x7xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x2x7x7xf32>) -> tensor<1x2x7x7xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %4[0, 0, 1, 1] [1, 2, 3, 3] [1, 1, 2, 2] : tensor<1x2x3x3xf32> into tensor<1x2x7x7xf32>
    %5 = tensor.empty() : tensor<1x2x5x5xf32>
    %broadcasted = linalg.broadcast ins(%extracted_slice_1 : tensor<2xf32>) outs(%5 : tensor<1x2x5x5xf32>) dimensions = [0, 2, 3] 
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<1x2x7x7xf32>, tensor<2x2x3x3xf32>) outs(%broadcasted : tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 2, 0, 0] [1, 2, 3, 3] [1, 1, 1, 1] : tensor<1x4x3x3xf32> to tensor<1x2x3x3xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[2, 0, 0, 0] [2, 2, 3, 3] [1, 1, 1, 1] : tensor<4x2x3x3xf32> to tensor<2x2x3x3xf32>
    %extracted_slice_4 = tensor.extract_slice %arg2[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x2x3x3xf32>) {
    ^bb0(%out: f32):
      %9 = linalg.index 0 : index
      %10 = linalg.index 1 : index
      %11 = linalg.index 2 : index
      %12 = linalg.index 3 : index
      %13 = arith.subi %c2, %11 : index
      %14 = arith.subi %c2, %12 : index
      %extracted = tensor.extract %extracted_slice_3[%10, %9, %13, %14] : tensor<2x2x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x3x3xf32>
    %inserted_slice_5 = tensor.insert_slice %extracted_slice_2 into %4[0, 0, 1, 1] [1, 2, 3, 3] [1, 1, 2, 2] : tensor<1x2x3x3xf32> into tensor<1x2x7x7xf32>
    %broadcasted_6 = linalg.broadcast ins(%extracted_slice_4 : tensor<2xf32>) outs(%5 : tensor<1x2x5x5xf32>) dimensions = [0, 2, 3] 
    %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_5, %7 : tensor<1x2x7x7xf32>, tensor<2x2x3x3xf32>) outs(%broadcasted_6 : tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %concat = tensor.concat dim(1) %6, %8 : (tensor<1x2x5x5xf32>, tensor<1x2x5x5xf32>) -> tensor<1x4x5x5xf32>
    return %concat : tensor<1x4x5x5xf32>
  }
}
