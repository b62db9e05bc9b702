#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @kernel(%arg0: tensor<4x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<1x3xf32> {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty() : tensor<1x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<1x3xf32>) outs(%0 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%c3, %2] : tensor<4x3xf32>
      %3 = arith.mulf %extracted, %in : f32
      linalg.yield %3 : f32
    } -> tensor<1x3xf32>
    return %1 : tensor<1x3xf32>
  }
}
