// Of diagonals, the last iteration wins, of which parallel ones do not have one.
#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0 + d1)>
func.func @f(%a: memref<4x4xf32>, %b: memref<7xf32>) {
  linalg.generic {indexing_maps = [#m, #r], iterator_types = ["reduction", "reduction"]} ins(%a : memref<4x4xf32>) outs(%b : memref<7xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// -----
#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0 + d1)>
func.func @f(%a: memref<4x4xf32>, %b: memref<7xf32>) {
  linalg.generic {indexing_maps = [#m, #r], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x4xf32>) outs(%b : memref<7xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// expect: unknown promise
