#coo = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#ordered = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton)}>
#map = affine_map<(d0) -> (d0)>
func.func @f(%x: tensor<4x4xf32>, %a: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %s = sparse_tensor.convert %x : tensor<4x4xf32> to tensor<4x4xf32, #coo>
  %r = sparse_tensor.reorder_coo quick_sort %s : tensor<4x4xf32, #coo> to tensor<4x4xf32, #ordered>
  %y = sparse_tensor.convert %r : tensor<4x4xf32, #ordered> to tensor<4x4xf32>
  %b = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"], sorted = true} ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<4xf32>
  return %y, %b : tensor<4x4xf32>, tensor<4xf32>
}
