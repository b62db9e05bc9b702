#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) {
  %s = sparse_tensor.convert %x : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %t = sparse_tensor.convert %y : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  sparse_tensor.print %s : tensor<3x4xf64, #CSR>
  sparse_tensor.print %t : tensor<3x4xf64, #CSR>
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%x: tensor<3x4xf64>, %y: tensor<3x4xf64>) {
  %one = sparse_tensor.convert %x : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  %other = sparse_tensor.convert %y : tensor<3x4xf64> to tensor<3x4xf64, #CSR>
  sparse_tensor.print %one : tensor<3x4xf64, #CSR>
  sparse_tensor.print %other : tensor<3x4xf64, #CSR>
  return
}
// expect: equivalent bitwise static
