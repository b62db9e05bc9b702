#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func private @g(tensor<4x3xf64, #CSR>) -> f64
func.func @f(%t: tensor<3x4xf64, #CSC>) -> f64 {
  %u = sparse_tensor.reinterpret_map %t : tensor<3x4xf64, #CSC> to tensor<4x3xf64, #CSR>
  %r = call @g(%u) : (tensor<4x3xf64, #CSR>) -> f64
  return %r : f64
}
// -----
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @g(tensor<3x4xf64, #CSC>) -> f64
func.func @f(%t: tensor<3x4xf64, #CSC>) -> f64 {
  %r = call @g(%t) : (tensor<3x4xf64, #CSC>) -> f64
  return %r : f64
}
// expect: unknown
