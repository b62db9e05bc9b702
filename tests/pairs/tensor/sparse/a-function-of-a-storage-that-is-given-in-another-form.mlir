#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>) -> memref<?xf64> {
  %v = sparse_tensor.values %t : tensor<3x4xf64, #CSR> to memref<?xf64>
  return %v : memref<?xf64>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSC>) -> memref<?xf64> {
  %v = sparse_tensor.values %t : tensor<3x4xf64, #CSC> to memref<?xf64>
  return %v : memref<?xf64>
}
// expect: unknown
