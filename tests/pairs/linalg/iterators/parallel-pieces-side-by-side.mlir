// Pieces that lie one after the other have elements of their own.
func.func @f(%a: memref<3x4xf32>, %b: memref<12xf32>) {
  %c = memref.collapse_shape %a [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  linalg.copy ins(%c : memref<12xf32>) outs(%b : memref<12xf32>)
  return
}
// -----
#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d0 * 4 + d1)>
func.func @f(%a: memref<3x4xf32>, %b: memref<12xf32>) {
  linalg.generic {indexing_maps = [#m, #r], iterator_types = ["parallel", "parallel"]} ins(%a : memref<3x4xf32>) outs(%b : memref<12xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// expect: equivalent
