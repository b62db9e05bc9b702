#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 6, 4)>
#map2 = affine_map<(d0) -> (-d0 + 9, 5)>
#map3 = affine_map<(d0) -> (d0 - 1)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xf32>, %arg1: tensor<9x6xf32>) -> tensor<7x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c6 = arith.constant 6 : index
    %c9 = arith.constant 9 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %2 = scf.for %arg2 = %c0 to %c7 step %c3 iter_args(%arg3 = %1) -> (tensor<7x6xf32>) {
      %3 = scf.for %arg4 = %c0_0 to %c6 step %c4 iter_args(%arg5 = %arg3) -> (tensor<7x6xf32>) {
        %4 = scf.for %arg6 = %c0_1 to %c9 step %c5 iter_args(%arg7 = %arg5) -> (tensor<7x6xf32>) {
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
          %extracted_slice = tensor.extract_slice %arg0[%arg2, %arg6] [%5, %7] [1, 1] : tensor<7x9xf32> to tensor<?x?xf32>
          %extracted_slice_5 = tensor.extract_slice %arg1[%arg6, %arg4] [%7, %6] [1, 1] : tensor<9x6xf32> to tensor<?x?xf32>
          %extracted_slice_6 = tensor.extract_slice %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<7x6xf32> to tensor<?x?xf32>
          %17 = linalg.matmul ins(%extracted_slice, %extracted_slice_5 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_6 : tensor<?x?xf32>) -> tensor<?x?xf32>
          %18 = affine.apply #map3(%5)
          %19 = affine.apply #map3(%6)
          %20 = affine.apply #map3(%7)
          %21 = affine.apply #map3(%5)
          %22 = affine.apply #map3(%6)
          %inserted_slice = tensor.insert_slice %17 into %arg7[%arg2, %arg4] [%5, %6] [1, 1] : tensor<?x?xf32> into tensor<7x6xf32>
          scf.yield %inserted_slice : tensor<7x6xf32>
        }
        scf.yield %4 : tensor<7x6xf32>
      }
      scf.yield %3 : tensor<7x6xf32>
    }
    return %2 : tensor<7x6xf32>
  }
}
