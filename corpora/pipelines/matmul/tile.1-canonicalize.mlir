#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
#map2 = affine_map<(d0) -> (-d0 + 9, 5)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xf32>, %arg1: tensor<9x6xf32>) -> tensor<7x6xf32> {
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %2 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %1) -> (tensor<7x6xf32>) {
      %3 = scf.for %arg4 = %c0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (tensor<7x6xf32>) {
        %4 = scf.for %arg6 = %c0 to %c9 step %c5 iter_args(%arg7 = %arg5) -> (tensor<7x6xf32>) {
          %5 = affine.min #map(%arg2)
          %6 = affine.min #map1(%arg4)
          %7 = affine.min #map2(%arg6)
          %extracted_slice = tensor.extract_slice %arg0[%arg2, %arg6] [%5, %7] [1, 1] : tensor<7x9xf32> to tensor<?x?xf32>
          %extracted_slice_0 = tensor.extract_slice %arg1[%arg6, %arg4] [%7, %6] [1, 1] : tensor<9x6xf32> to tensor<?x?xf32>
          %extracted_slice_1 = tensor.extract_slice %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<7x6xf32> to tensor<?x?xf32>
          %8 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_1 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %inserted_slice = tensor.insert_slice %8 into %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<?x?xf32> into tensor<7x6xf32>
          scf.yield %inserted_slice : tensor<7x6xf32>
        }
        scf.yield %4 : tensor<7x6xf32>
      }
      scf.yield %3 : tensor<7x6xf32>
    }
    return %2 : tensor<7x6xf32>
  }
}
