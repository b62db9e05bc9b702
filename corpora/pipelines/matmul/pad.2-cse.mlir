#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
#map2 = affine_map<(d0) -> (-d0 + 9, 5)>
#map3 = affine_map<(d0) -> (-d0 + 3)>
#map4 = affine_map<(d0) -> (-d0 + 5)>
#map5 = affine_map<(d0) -> (-d0 + 4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xi8>, %arg1: tensor<9x6xi8>) -> tensor<7x6xi32> {
    %c0_i8 = arith.constant 0 : i8
    %c5 = arith.constant 5 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7x6xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<7x6xi32>) -> tensor<7x6xi32>
    %2 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %1) -> (tensor<7x6xi32>) {
      %3 = scf.for %arg4 = %c0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (tensor<7x6xi32>) {
        %4 = scf.for %arg6 = %c0 to %c9 step %c5 iter_args(%arg7 = %arg5) -> (tensor<7x6xi32>) {
          %5 = affine.min #map(%arg2)
          %6 = affine.min #map1(%arg4)
          %7 = affine.min #map2(%arg6)
          %extracted_slice = tensor.extract_slice %arg0[%arg2, %arg6] [%5, %7] [1, 1] : tensor<7x9xi8> to tensor<?x?xi8>
          %extracted_slice_0 = tensor.extract_slice %arg1[%arg6, %arg4] [%7, %6] [1, 1] : tensor<9x6xi8> to tensor<?x?xi8>
          %extracted_slice_1 = tensor.extract_slice %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<7x6xi32> to tensor<?x?xi32>
          %8 = affine.apply #map3(%5)
          %9 = affine.apply #map4(%7)
          %padded = tensor.pad %extracted_slice low[0, 0] high[%8, %9] {
          ^bb0(%arg8: index, %arg9: index):
            tensor.yield %c0_i8 : i8
          } : tensor<?x?xi8> to tensor<3x5xi8>
          %10 = affine.apply #map5(%6)
          %padded_2 = tensor.pad %extracted_slice_0 low[0, 0] high[%9, %10] {
          ^bb0(%arg8: index, %arg9: index):
            tensor.yield %c0_i8 : i8
          } : tensor<?x?xi8> to tensor<5x4xi8>
          %padded_3 = tensor.pad %extracted_slice_1 low[0, 0] high[%8, %10] {
          ^bb0(%arg8: index, %arg9: index):
            tensor.yield %c0_i32 : i32
          } : tensor<?x?xi32> to tensor<3x4xi32>
          %11 = linalg.matmul ins(%padded, %padded_2 : tensor<3x5xi8>, tensor<5x4xi8>) outs(%padded_3 : tensor<3x4xi32>) -> tensor<3x4xi32>
          %extracted_slice_4 = tensor.extract_slice %11[0, 0] [%5, %6] [1, 1] : tensor<3x4xi32> to tensor<?x?xi32>
          %12 = linalg.copy ins(%extracted_slice_4 : tensor<?x?xi32>) outs(%extracted_slice_1 : tensor<?x?xi32>) -> tensor<?x?xi32>
          %inserted_slice = tensor.insert_slice %12 into %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<?x?xi32> into tensor<7x6xi32>
          scf.yield %inserted_slice : tensor<7x6xi32>
        }
        scf.yield %4 : tensor<7x6xi32>
      }
      scf.yield %3 : tensor<7x6xi32>
    }
    return %2 : tensor<7x6xi32>
  }
}
