#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0) -> (-d0 + 4, 3)>
#map2 = affine_map<(d0) -> (d0 - 1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x4xf32>, %arg1: tensor<3xindex>) -> tensor<3x4xf32> {
    %0 = tensor.empty() : tensor<3x4xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c3_1 = arith.constant 3 : index
    %1 = scf.for %arg2 = %c0 to %c3 step %c2 iter_args(%arg3 = %0) -> (tensor<3x4xf32>) {
      %2 = scf.for %arg4 = %c0_0 to %c4 step %c3_1 iter_args(%arg5 = %arg3) -> (tensor<3x4xf32>) {
        %c3_2 = arith.constant 3 : index
        %3 = affine.min #map(%arg2)
        %c4_3 = arith.constant 4 : index
        %4 = affine.min #map1(%arg4)
        %5 = affine.apply #map2(%3)
        %6 = affine.apply #map2(%4)
        %7 = affine.apply #map2(%3)
        %8 = affine.apply #map2(%3)
        %9 = affine.apply #map2(%4)
        %extracted_slice = tensor.extract_slice %arg1[%arg2] [%3] [1] : tensor<3xindex> to tensor<?xindex>
        %extracted_slice_4 = tensor.extract_slice %arg5[%arg2, %arg4] [%3, %4] [1, 1] : tensor<3x4xf32> to tensor<?x?xf32>
        %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?xindex>) outs(%extracted_slice_4 : tensor<?x?xf32>) {
        ^bb0(%in: index, %out: f32):
          %15 = linalg.index 1 : index
          %16 = affine.apply #map5(%arg4)[%15]
          %extracted = tensor.extract %arg0[%in, %16] : tensor<7x4xf32>
          linalg.yield %extracted : f32
        } -> tensor<?x?xf32>
        %11 = affine.apply #map2(%3)
        %12 = affine.apply #map2(%4)
        %13 = affine.apply #map2(%3)
        %14 = affine.apply #map2(%4)
        %inserted_slice = tensor.insert_slice %10 into %arg5[%arg2, %arg4] [%3, %4] [1, 1] : tensor<?x?xf32> into tensor<3x4xf32>
        scf.yield %inserted_slice : tensor<3x4xf32>
      }
      scf.yield %2 : tensor<3x4xf32>
    }
    return %1 : tensor<3x4xf32>
  }
}
