func.func @f(%A: memref<4x6xf32>, %B: memref<4x6xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%A : memref<4x6xf32>) outs(%B : memref<4x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  }
  return
}
// -----
func.func @f(%A: memref<?x6xf32, strided<[8, 1]>>, %B: memref<?x6xf32, strided<[8, 1]>>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%A : memref<?x6xf32, strided<[8, 1]>>) outs(%B : memref<?x6xf32, strided<[8, 1]>>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  }
  return
}
// expect: equivalent
