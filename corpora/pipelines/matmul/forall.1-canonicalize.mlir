#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (d0 * -3 + 7, 3)>
#map3 = affine_map<(d0) -> (d0 * -4 + 6, 4)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xf16>, %arg1: tensor<9x6xf16>) -> tensor<7x6xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<7x6xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<7x6xf16>) -> tensor<7x6xf16>
    %2 = scf.forall (%arg2, %arg3) in (3, 2) shared_outs(%arg4 = %1) -> (tensor<7x6xf16>) {
      %3 = affine.apply #map(%arg2)
      %4 = affine.apply #map1(%arg3)
      %5 = affine.min #map2(%arg2)
      %6 = affine.min #map3(%arg3)
      %extracted_slice = tensor.extract_slice %arg0[%3, 0] [%5, 9] [1, 1] : tensor<7x9xf16> to tensor<?x9xf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %4] [9, %6] [1, 1] : tensor<9x6xf16> to tensor<9x?xf16>
      %extracted_slice_1 = tensor.extract_slice %arg4[%3, %4] [%5, %6] [1, 1] : tensor<7x6xf16> to tensor<?x?xf16>
      %7 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x9xf16>, tensor<9x?xf16>) outs(%extracted_slice_1 : tensor<?x?xf16>) -> tensor<?x?xf16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg4[%3, %4] [%5, %6] [1, 1] : tensor<?x?xf16> into tensor<7x6xf16>
      }
    }
    return %2 : tensor<7x6xf16>
  }
}
