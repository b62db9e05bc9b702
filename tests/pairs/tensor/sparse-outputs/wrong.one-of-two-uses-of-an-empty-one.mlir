// What is written to one tensor that was empty is not in the other one.
#S = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @f(%x: f64, %i: index) -> (tensor<4xf64, #S>, tensor<4xf64, #S>) {
  %e = tensor.empty() : tensor<4xf64, #S>
  %a = linalg.fill ins(%x : f64) outs(%e : tensor<4xf64, #S>) -> tensor<4xf64, #S>
  return %a, %e : tensor<4xf64, #S>, tensor<4xf64, #S>
}
// -----
#S = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @f(%x: f64, %i: index) -> (tensor<4xf64, #S>, tensor<4xf64, #S>) {
  %e = tensor.empty() : tensor<4xf64, #S>
  %a = linalg.fill ins(%x : f64) outs(%e : tensor<4xf64, #S>) -> tensor<4xf64, #S>
  return %a, %a : tensor<4xf64, #S>, tensor<4xf64, #S>
}
// expect: unknown open-obligation
