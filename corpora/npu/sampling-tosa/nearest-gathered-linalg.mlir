#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @kernel(%arg0: tensor<1x4x5x2xi8>) -> tensor<1x8x7x2xi8> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[[0, 1, 1, 2, 3, 3, 4, 0, 1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 5, 6, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 13, 14, 10, 11, 11, 12, 13, 13, 14, 15, 16, 16, 17, 18, 18, 19, 15, 16, 16, 17, 18, 18, 19]]> : tensor<1x56xi32>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1, 2], [3]] : tensor<1x4x5x2xi8> into tensor<1x20x2xi8>
    %0 = tensor.empty() : tensor<1x56x2xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1x56xi32>) outs(%0 : tensor<1x56x2xi8>) {
    ^bb0(%in: i32, %out: i8):
      %2 = arith.index_cast %in : i32 to index
      %3 = linalg.index 2 : index
      %extracted = tensor.extract %collapsed[%c0, %2, %3] : tensor<1x20x2xi8>
      linalg.yield %extracted : i8
    } -> tensor<1x56x2xi8>
    %expanded = tensor.expand_shape %1 [[0], [1, 2], [3]] output_shape [1, 8, 7, 2] : tensor<1x56x2xi8> into tensor<1x8x7x2xi8>
    return %expanded : tensor<1x8x7x2xi8>
  }
}
