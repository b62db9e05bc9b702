#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: tensor<7x4xf32>, %arg1: tensor<3xindex>) -> tensor<3x4xf32> {
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3xindex>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: index, %out: f32):
      %2 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%in, %2] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x4xf32>
    return %1 : tensor<3x4xf32>
  }
}
