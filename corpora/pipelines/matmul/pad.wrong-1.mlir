#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
#map2 = affine_map<(d0) -> (-d0 + 9, 5)>
#map3 = affine_map<(d0) -> (d0 - 1)>
#map4 = affine_map<(d0) -> (-d0 + 3)>
#map5 = affine_map<(d0) -> (-d0 + 5)>
#map6 = affine_map<(d0) -> (-d0 + 4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xi8>, %arg1: tensor<9x6xi8>) -> tensor<7x6xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7x6xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<7x6xi32>) -> tensor<7x6xi32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c6 = arith.constant 6 : index
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %2 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %1) -> (tensor<7x6xi32>) {
      %3 = scf.for %arg4 = %c0_0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (tensor<7x6xi32>) {
        %4 = scf.for %arg6 = %c0_1 to %c9 step %c5 iter_args(%arg7 = %arg5) -> (tensor<7x6xi32>) {
          %c7_2 = arith.constant 7 : index
          %5 = affine.min #map(%arg2)
          %c6_3 = arith.constant 6 : index
          %6 = affine.min #map1(%arg4)
          %c9_4 = arith.constant 9 : index
          %7 = affine.min #map2(%arg6)
          %8 = affine.apply #map3(%5)
          %9 = affine.apply #map3(%6)
          %10 = affine.apply #map3(%7)
          %11 = affine.apply #map3(%5)
          %12 = affine.apply #map3(%7)
          %13 = affine.apply #map3(%7)
          %14 = affine.apply #map3(%6)
          %15 = affine.apply #map3(%5)
          %16 = affine.apply #map3(%6)
          %extracted_slice = tensor.extract_slice %arg0[%arg2, %arg6] [%5, %7] [1, 1] : tensor<7x9xi8> to tensor<?x?xi8>
          %extracted_slice_5 = tensor.extract_slice %arg1[%arg6, %arg4] [%7, %6] [1, 1] : tensor<9x6xi8> to tensor<?x?xi8>
          %extracted_slice_6 = tensor.extract_slice %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<7x6xi32> to tensor<?x?xi32>
          %c0_i8 = arith.constant 1 : i8
          %c0_7 = arith.constant 0 : index
          %17 = affine.apply #map4(%5)
          %c1 = arith.constant 1 : index
          %18 = affine.apply #map5(%7)
          %padded = tensor.pad %extracted_slice low[0, 0] high[%17, %18] {
          ^bb0(%arg8: index, %arg9: index):
            tensor.yield %c0_i8 : i8
          } : tensor<?x?xi8> to tensor<3x5xi8>
          %c0_i8_8 = arith.constant 1 : i8
          %c0_9 = arith.constant 0 : index
          %19 = affine.apply #map5(%7)
          %c1_10 = arith.constant 1 : index
          %20 = affine.apply #map6(%6)
          %padded_11 = tensor.pad %extracted_slice_5 low[0, 0] high[%19, %20] {
          ^bb0(%arg8: index, %arg9: index):
            tensor.yield %c0_i8_8 : i8
          } : tensor<?x?xi8> to tensor<5x4xi8>
          %c0_i32_12 = arith.constant 0 : i32
          %c0_13 = arith.constant 0 : index
          %21 = affine.apply #map4(%5)
          %c1_14 = arith.constant 1 : index
          %22 = affine.apply #map6(%6)
          %padded_15 = tensor.pad %extracted_slice_6 low[0, 0] high[%21, %22] {
          ^bb0(%arg8: index, %arg9: index):
            tensor.yield %c0_i32_12 : i32
          } : tensor<?x?xi32> to tensor<3x4xi32>
          %c0_16 = arith.constant 0 : index
          %c1_17 = arith.constant 1 : index
          %c0_18 = arith.constant 0 : index
          %c1_19 = arith.constant 1 : index
          %c0_20 = arith.constant 0 : index
          %c1_21 = arith.constant 1 : index
          %23 = linalg.matmul ins(%padded, %padded_11 : tensor<3x5xi8>, tensor<5x4xi8>) outs(%padded_15 : tensor<3x4xi32>) -> tensor<3x4xi32>
          %extracted_slice_22 = tensor.extract_slice %23[0, 0] [%5, %6] [1, 1] : tensor<3x4xi32> to tensor<?x?xi32>
          %24 = linalg.copy ins(%extracted_slice_22 : tensor<?x?xi32>) outs(%extracted_slice_6 : tensor<?x?xi32>) -> tensor<?x?xi32>
          %25 = affine.apply #map3(%5)
          %26 = affine.apply #map3(%6)
          %27 = affine.apply #map3(%7)
          %28 = affine.apply #map3(%5)
          %29 = affine.apply #map3(%6)
          %inserted_slice = tensor.insert_slice %24 into %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<?x?xi32> into tensor<7x6xi32>
          scf.yield %inserted_slice : tensor<7x6xi32>
        }
        scf.yield %4 : tensor<7x6xi32>
      }
      scf.yield %3 : tensor<7x6xi32>
    }
    return %2 : tensor<7x6xi32>
  }
}
