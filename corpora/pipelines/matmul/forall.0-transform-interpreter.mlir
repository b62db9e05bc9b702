#map = affine_map<(d0) -> (d0 * 3)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0) -> (-d0 + 7, 3)>
#map3 = affine_map<(d0) -> (-d0 + 6, 4)>
#map4 = affine_map<(d0) -> (d0 - 1)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x9xf16>, %arg1: tensor<9x6xf16>) -> tensor<7x6xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<7x6xf16>
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<7x6xf16>) -> tensor<7x6xf16>
    %2 = scf.forall (%arg2, %arg3) in (3, 2) shared_outs(%arg4 = %1) -> (tensor<7x6xf16>) {
      %3 = affine.apply #map(%arg2)
      %4 = affine.apply #map1(%arg3)
      %c7 = arith.constant 7 : index
      %5 = affine.min #map2(%3)
      %c6 = arith.constant 6 : index
      %6 = affine.min #map3(%4)
      %7 = affine.apply #map4(%5)
      %8 = affine.apply #map4(%6)
      %9 = affine.apply #map4(%5)
      %10 = affine.apply #map4(%6)
      %11 = affine.apply #map4(%5)
      %12 = affine.apply #map4(%6)
      %extracted_slice = tensor.extract_slice %arg0[%3, 0] [%5, 9] [1, 1] : tensor<7x9xf16> to tensor<?x9xf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %4] [9, %6] [1, 1] : tensor<9x6xf16> to tensor<9x?xf16>
      %extracted_slice_1 = tensor.extract_slice %arg4[%3, %4] [%5, %6] [1, 1] : tensor<7x6xf16> to tensor<?x?xf16>
      %13 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x9xf16>, tensor<9x?xf16>) outs(%extracted_slice_1 : tensor<?x?xf16>) -> tensor<?x?xf16>
      %14 = affine.apply #map4(%5)
      %15 = affine.apply #map4(%6)
      %16 = affine.apply #map4(%5)
      %17 = affine.apply #map4(%6)
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %13 into %arg4[%3, %4] [%5, %6] [1, 1] : tensor<?x?xf16> into tensor<7x6xf16>
      }
    }
    return %2 : tensor<7x6xf16>
  }
}
