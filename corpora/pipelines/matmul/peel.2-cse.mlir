#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xf32>, %arg1: tensor<9x6xf32>) -> tensor<7x6xf32> {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %2 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %1) -> (tensor<7x6xf32>) {
      %3 = scf.for %arg4 = %c0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (tensor<7x6xf32>) {
        %4 = affine.min #map(%arg2)
        %5 = affine.min #map1(%arg4)
        %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [%4, 5] [1, 1] : tensor<7x9xf32> to tensor<?x5xf32>
        %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg4] [5, %5] [1, 1] : tensor<9x6xf32> to tensor<5x?xf32>
        %extracted_slice_1 = tensor.extract_slice %arg5[%arg2, %arg4] [%4, %5] [1, 1] : tensor<7x6xf32> to tensor<?x?xf32>
        %6 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x5xf32>, tensor<5x?xf32>) outs(%extracted_slice_1 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %inserted_slice = tensor.insert_slice %6 into %arg5[%arg2, %arg4] [%4, %5] [1, 1] : tensor<?x?xf32> into tensor<7x6xf32>
        %extracted_slice_2 = tensor.extract_slice %arg0[%arg2, 5] [%4, 4] [1, 1] : tensor<7x9xf32> to tensor<?x4xf32>
        %extracted_slice_3 = tensor.extract_slice %arg1[5, %arg4] [4, %5] [1, 1] : tensor<9x6xf32> to tensor<4x?xf32>
        %extracted_slice_4 = tensor.extract_slice %inserted_slice[%arg2, %arg4] [%4, %5] [1, 1] : tensor<7x6xf32> to tensor<?x?xf32>
        %7 = linalg.matmul ins(%extracted_slice_2, %extracted_slice_3 : tensor<?x4xf32>, tensor<4x?xf32>) outs(%extracted_slice_4 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %inserted_slice_5 = tensor.insert_slice %7 into %inserted_slice[%arg2, %arg4] [%4, %5] [1, 1] : tensor<?x?xf32> into tensor<7x6xf32>
        scf.yield %inserted_slice_5 : tensor<7x6xf32>
      }
      scf.yield %3 : tensor<7x6xf32>
    }
    return %2 : tensor<7x6xf32>
  }
}
