#map = affine_map<(d0) -> (-d0 + 3, 2)>
#map1 = affine_map<(d0) -> (-d0 + 4, 3)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0)[s0] -> (d0 + s0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%arg0: tensor<7x4xf32>, %arg1: tensor<3xindex>) -> tensor<3x4xf32> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = scf.for %arg2 = %c0 to %c3 step %c2 iter_args(%arg3 = %0) -> (tensor<3x4xf32>) {
      %2 = scf.for %arg4 = %c0 to %c4 step %c3 iter_args(%arg5 = %arg3) -> (tensor<3x4xf32>) {
        %3 = affine.min #map(%arg2)
        %4 = affine.min #map1(%arg4)
        %extracted_slice = tensor.extract_slice %arg1[%arg2] [%3] [1] : tensor<3xindex> to tensor<?xindex>
        %extracted_slice_0 = tensor.extract_slice %arg5[%arg2, %arg4] [%3, %4] [1, 1] : tensor<3x4xf32> to tensor<?x?xf32>
        %5 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<?xindex>) outs(%extracted_slice_0 : tensor<?x?xf32>) {
        ^bb0(%in: index, %out: f32):
          %6 = linalg.index 1 : index
          %7 = affine.apply #map4(%arg4)[%6]
          %extracted = tensor.extract %arg0[%in, %7] : tensor<7x4xf32>
          linalg.yield %extracted : f32
        } -> tensor<?x?xf32>
        %inserted_slice = tensor.insert_slice %5 into %arg5[%arg2, %arg4] [%3, %4] [1, 1] : tensor<?x?xf32> into tensor<3x4xf32>
        scf.yield %inserted_slice : tensor<3x4xf32>
      }
      scf.yield %2 : tensor<3x4xf32>
    }
    return %1 : tensor<3x4xf32>
  }
}
