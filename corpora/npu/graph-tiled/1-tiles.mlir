#map = affine_map<(d0) -> (-d0 + 7, 3)>
#map1 = affine_map<(d0) -> (-d0 + 10, 4)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @kernel(%arg0: tensor<7x12xf32>, %arg1: tensor<12x10xf32>, %arg2: tensor<10xf32>, %arg3: tensor<7x10xf32>) -> tensor<7x10xf32> {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c10 = arith.constant 10 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x10xf32>
    %1 = scf.for %arg4 = %c0 to %c7 step %c3 iter_args(%arg5 = %0) -> (tensor<7x10xf32>) {
      %2 = scf.for %arg6 = %c0 to %c10 step %c4 iter_args(%arg7 = %arg5) -> (tensor<7x10xf32>) {
        %3 = affine.min #map(%arg4)
        %4 = affine.min #map1(%arg6)
        %extracted_slice = tensor.extract_slice %arg0[%arg4, 0] [%3, 12] [1, 1] : tensor<7x12xf32> to tensor<?x12xf32>
        %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg6] [12, %4] [1, 1] : tensor<12x10xf32> to tensor<12x?xf32>
        %extracted_slice_1 = tensor.extract_slice %0[%arg4, %arg6] [%3, %4] [1, 1] : tensor<7x10xf32> to tensor<?x?xf32>
        %5 = linalg.fill ins(%cst : f32) outs(%extracted_slice_1 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %6 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x12xf32>, tensor<12x?xf32>) outs(%5 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %extracted_slice_2 = tensor.extract_slice %arg2[%arg6] [%4] [1] : tensor<10xf32> to tensor<?xf32>
        %7 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %extracted_slice_2 : tensor<?x?xf32>, tensor<?xf32>) outs(%extracted_slice_1 : tensor<?x?xf32>) {
        ^bb0(%in: f32, %in_5: f32, %out: f32):
          %9 = arith.addf %in, %in_5 : f32
          %10 = arith.maximumf %9, %cst : f32
          linalg.yield %10 : f32
        } -> tensor<?x?xf32>
        %extracted_slice_3 = tensor.extract_slice %arg3[%arg4, %arg6] [%3, %4] [1, 1] : tensor<7x10xf32> to tensor<?x?xf32>
        %extracted_slice_4 = tensor.extract_slice %arg7[%arg4, %arg6] [%3, %4] [1, 1] : tensor<7x10xf32> to tensor<?x?xf32>
        %8 = linalg.add ins(%7, %extracted_slice_3 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%extracted_slice_4 : tensor<?x?xf32>) -> tensor<?x?xf32>
        %inserted_slice = tensor.insert_slice %8 into %arg7[%arg4, %arg6] [%3, %4] [1, 1] : tensor<?x?xf32> into tensor<7x10xf32>
        scf.yield %inserted_slice : tensor<7x10xf32>
      }
      scf.yield %2 : tensor<7x10xf32>
    }
    return %1 : tensor<7x10xf32>
  }
}

