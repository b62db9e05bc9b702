// Rows that add up in one element are no parallel ones, whatever the map of the result is made of.
#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0 floordiv 2)>
func.func @f(%a: memref<4x4xf32>, %b: memref<2xf32>) {
  linalg.generic {indexing_maps = [#m, #r], iterator_types = ["reduction", "reduction"]} ins(%a : memref<4x4xf32>) outs(%b : memref<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
// -----
#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0 floordiv 2)>
func.func @f(%a: memref<4x4xf32>, %b: memref<2xf32>) {
  linalg.generic {indexing_maps = [#m, #r], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x4xf32>) outs(%b : memref<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}
// expect: unknown promise
