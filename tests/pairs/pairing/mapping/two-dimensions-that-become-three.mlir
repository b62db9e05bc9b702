func.func @f(%A: memref<6x4xf32>, %B: memref<6x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%A : memref<6x4xf32>) outs(%B : memref<6x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  }
  return
}
// -----
func.func @f(%A: memref<2x3x4xf32>, %B: memref<2x3x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%A : memref<2x3x4xf32>) outs(%B : memref<2x3x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  }
  return
}
// expect: equivalent
