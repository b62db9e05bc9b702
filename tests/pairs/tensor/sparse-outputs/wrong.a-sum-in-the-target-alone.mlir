#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<3x4xf64>, %s: tensor<3x4xf64, #S>) -> tensor<3x4xf64, #S> {
  %e = tensor.empty() : tensor<3x4xf64, #S>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %s : tensor<3x4xf64>, tensor<3x4xf64, #S>) outs(%e : tensor<3x4xf64, #S>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %v = arith.mulf %x, %y : f64
    linalg.yield %v : f64
  } -> tensor<3x4xf64, #S>
  return %r : tensor<3x4xf64, #S>
}
// -----
#S = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @f(%a: tensor<3x4xf64>, %s: tensor<3x4xf64, #S>) -> tensor<3x4xf64, #S> {
  %e = tensor.empty() : tensor<3x4xf64, #S>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a, %s : tensor<3x4xf64>, tensor<3x4xf64, #S>) outs(%e : tensor<3x4xf64, #S>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %w = arith.mulf %x, %y : f64
    %v = arith.addf %z, %w : f64
    linalg.yield %v : f64
  } -> tensor<3x4xf64, #S>
  return %r : tensor<3x4xf64, #S>
}
// expect: unknown open-obligation
