module {
  func.func @kernel(%arg0: tensor<8x12xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = scf.forall (%arg4) in (12) shared_outs(%arg5 = %arg2) -> (tensor<8x8xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, %arg4] [8, 1] [1, 1] : tensor<8x12xf32> to tensor<8x1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[%arg4, 0] [1, 8] [1, 1] : tensor<12x8xf32> to tensor<1x8xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
      %2 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<8x1xf32>, tensor<1x8xf32>) outs(%extracted_slice_1 : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg5[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
      }
    }
    %1 = scf.forall (%arg4) in (12) shared_outs(%arg5 = %arg3) -> (tensor<8x8xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, %arg4] [8, 1] [1, 1] : tensor<8x12xf32> to tensor<8x1xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[%arg4, 0] [1, 8] [1, 1] : tensor<12x8xf32> to tensor<1x8xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
      %2 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<8x1xf32>, tensor<1x8xf32>) outs(%extracted_slice_1 : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %2 into %arg5[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
      }
    }
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}

