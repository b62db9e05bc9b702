module {
  func.func @kernel(%arg0: tensor<8x12xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg4 = %c0 to %c8 step %c4 iter_args(%arg5 = %arg2) -> (tensor<8x8xf32>) {
      %2 = scf.for %arg6 = %c0 to %c8 step %c4 iter_args(%arg7 = %arg5) -> (tensor<8x8xf32>) {
        %extracted_slice = tensor.extract_slice %arg7[%arg4, %arg6] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
        %3 = scf.for %arg8 = %c0 to %c12 step %c4 iter_args(%arg9 = %extracted_slice) -> (tensor<4x4xf32>) {
          %extracted_slice_0 = tensor.extract_slice %arg0[%arg4, %arg8] [4, 4] [1, 1] : tensor<8x12xf32> to tensor<4x4xf32>
          %extracted_slice_1 = tensor.extract_slice %arg1[%arg8, %arg6] [4, 4] [1, 1] : tensor<12x8xf32> to tensor<4x4xf32>
          %4 = linalg.matmul ins(%extracted_slice_0, %extracted_slice_1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg9 : tensor<4x4xf32>) -> tensor<4x4xf32>
          scf.yield %4 : tensor<4x4xf32>
        }
        %inserted_slice = tensor.insert_slice %3 into %arg7[%arg4, %arg6] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
        scf.yield %inserted_slice : tensor<8x8xf32>
      }
      scf.yield %2 : tensor<8x8xf32>
    }
    %1 = scf.for %arg4 = %c0 to %c8 step %c4 iter_args(%arg5 = %arg3) -> (tensor<8x8xf32>) {
      %2 = scf.for %arg6 = %c0 to %c12 step %c4 iter_args(%arg7 = %arg5) -> (tensor<8x8xf32>) {
        %extracted_slice = tensor.extract_slice %arg0[%arg4, %arg6] [4, 4] [1, 1] : tensor<8x12xf32> to tensor<4x4xf32>
        %3 = scf.for %arg8 = %c0 to %c8 step %c4 iter_args(%arg9 = %arg7) -> (tensor<8x8xf32>) {
          %extracted_slice_0 = tensor.extract_slice %arg1[%arg6, %arg8] [4, 4] [1, 1] : tensor<12x8xf32> to tensor<4x4xf32>
          %extracted_slice_1 = tensor.extract_slice %arg9[%arg4, %arg8] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
          %4 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%extracted_slice_1 : tensor<4x4xf32>) -> tensor<4x4xf32>
          %inserted_slice = tensor.insert_slice %4 into %arg9[%arg4, %arg8] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
          scf.yield %inserted_slice : tensor<8x8xf32>
        }
        scf.yield %3 : tensor<8x8xf32>
      }
      scf.yield %2 : tensor<8x8xf32>
    }
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}

