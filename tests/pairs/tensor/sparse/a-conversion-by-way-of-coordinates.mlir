// -stage-sparse-ops sorts coordinates in between.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%a: tensor<3x4xf32, #CSR>) -> tensor<3x4xf32, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<3x4xf32, #CSR> to tensor<3x4xf32, #CSC>
  return %0 : tensor<3x4xf32, #CSC>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%a: tensor<3x4xf32, #CSR>) -> tensor<3x4xf32, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<3x4xf32, #CSR> to tensor<3x4xf32, #COO>
  %1 = sparse_tensor.convert %0 : tensor<3x4xf32, #COO> to tensor<3x4xf32, #CSC>
  return %1 : tensor<3x4xf32, #CSC>
}
// expect: equivalent
