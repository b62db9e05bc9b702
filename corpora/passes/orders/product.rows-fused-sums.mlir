module {
  func.func @kernel(%arg0: tensor<6x8xf32>, %arg1: tensor<8x5xf32>) -> tensor<6x5xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x5xf32>
    %c0 = arith.constant 0 : index
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %1 = scf.for %arg2 = %c0 to %c6 step %c3 iter_args(%arg3 = %0) -> (tensor<6x5xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [3, 8] [1, 1] : tensor<6x8xf32> to tensor<3x8xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, 0] [8, 5] [1, 1] : tensor<8x5xf32> to tensor<8x5xf32>
      %2 = tensor.empty() : tensor<6x5xf32>
      %extracted_slice_1 = tensor.extract_slice %2[%arg2, 0] [3, 5] [1, 1] : tensor<6x5xf32> to tensor<3x5xf32>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2, 0] [3, 5] [1, 1] : tensor<6x5xf32> to tensor<3x5xf32>
      %3 = linalg.fill ins(%cst : f32) outs(%extracted_slice_2 : tensor<3x5xf32>) -> tensor<3x5xf32>
      %extracted_slice_3 = tensor.extract_slice %arg3[%arg2, 0] [3, 5] [1, 1] : tensor<6x5xf32> to tensor<3x5xf32>
      %c0_4 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c4 = arith.constant 4 : index
      %4 = scf.for %arg4 = %c0_4 to %c8 step %c4 iter_args(%arg5 = %3) -> (tensor<3x5xf32>) {
        %extracted_slice_5 = tensor.extract_slice %extracted_slice[0, %arg4] [3, 4] [1, 1] : tensor<3x8xf32> to tensor<3x4xf32>
        %extracted_slice_6 = tensor.extract_slice %extracted_slice_0[%arg4, 0] [4, 5] [1, 1] : tensor<8x5xf32> to tensor<4x5xf32>
        %extracted_slice_7 = tensor.extract_slice %arg5[0, 0] [3, 5] [1, 1] : tensor<3x5xf32> to tensor<3x5xf32>
        %5 = linalg.matmul ins(%extracted_slice_5, %extracted_slice_6 : tensor<3x4xf32>, tensor<4x5xf32>) outs(%extracted_slice_7 : tensor<3x5xf32>) -> tensor<3x5xf32>
        %inserted_slice_8 = tensor.insert_slice %5 into %arg5[0, 0] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<3x5xf32>
        scf.yield %inserted_slice_8 : tensor<3x5xf32>
      }
      %inserted_slice = tensor.insert_slice %4 into %arg3[%arg2, 0] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<6x5xf32>
      scf.yield %inserted_slice : tensor<6x5xf32>
    }
    return %1 : tensor<6x5xf32>
  }
}
