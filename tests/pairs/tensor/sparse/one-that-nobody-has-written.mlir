// Whatever a sparse tensor begins with, all of it is written.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%b: tensor<4x4xf32>) -> tensor<4x4xf32, #CSR> {
  %e = tensor.empty() : tensor<4x4xf32, #CSR>
  %0 = linalg.copy ins(%b : tensor<4x4xf32>) outs(%e : tensor<4x4xf32, #CSR>) -> tensor<4x4xf32, #CSR>
  return %0 : tensor<4x4xf32, #CSR>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%other: tensor<4x4xf32>) -> tensor<4x4xf32, #CSR> {
  %e = tensor.empty() : tensor<4x4xf32, #CSR>
  %0 = linalg.copy ins(%other : tensor<4x4xf32>) outs(%e : tensor<4x4xf32, #CSR>) -> tensor<4x4xf32, #CSR>
  return %0 : tensor<4x4xf32, #CSR>
}
// expect: equivalent bitwise static
