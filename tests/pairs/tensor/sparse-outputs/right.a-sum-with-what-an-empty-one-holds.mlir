// Whatever an empty one holds, both add the same to it.
#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<3x4xf64>, %b: tensor<4x5xf64>) -> tensor<3x5xf64, #S> {
  %e = tensor.empty() : tensor<3x5xf64, #S>
  %r = linalg.generic {indexing_maps = [affine_map<(k, i, j) -> (i, k)>, affine_map<(k, i, j) -> (k, j)>, affine_map<(k, i, j) -> (i, j)>], iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a, %b : tensor<3x4xf64>, tensor<4x5xf64>) outs(%e : tensor<3x5xf64, #S>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %w = arith.mulf %x, %y : f64
    %v = arith.addf %z, %w : f64
    linalg.yield %v : f64
  } -> tensor<3x5xf64, #S>
  return %r : tensor<3x5xf64, #S>
}
// -----
#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<3x4xf64>, %b: tensor<4x5xf64>) -> tensor<3x5xf64, #S> {
  %e = tensor.empty() : tensor<3x5xf64, #S>
  %r = linalg.generic {indexing_maps = [affine_map<(i, k, j) -> (i, k)>, affine_map<(i, k, j) -> (k, j)>, affine_map<(i, k, j) -> (i, j)>], iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : tensor<3x4xf64>, tensor<4x5xf64>) outs(%e : tensor<3x5xf64, #S>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %w = arith.mulf %x, %y : f64
    %v = arith.addf %z, %w : f64
    linalg.yield %v : f64
  } -> tensor<3x5xf64, #S>
  return %r : tensor<3x5xf64, #S>
}
// expect: equivalent bitwise
