#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) {
  %s = sparse_tensor.convert %x : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %t = sparse_tensor.convert %y : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  sparse_tensor.print %s : tensor<3x4xf64, #CSR>
  sparse_tensor.print %t : tensor<3x4xf64, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) {
  %s = sparse_tensor.convert %x : tensor<3x4xf64> to tensor<3x4xf64, #CSC>
  %t = sparse_tensor.convert %y : tensor<3x4xf64> to tensor<3x4xf64, #CSC>
  sparse_tensor.print %s : tensor<3x4xf64, #CSC>
  sparse_tensor.print %t : tensor<3x4xf64, #CSC>
  return
}
// expect: unknown
