#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%a: tensor<4x4xf32, #CSR>) -> memref<?xf32> {
  %0 = sparse_tensor.values %a : tensor<4x4xf32, #CSR> to memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%b: tensor<4x4xf32, #CSR>) -> memref<?xf32> {
  %0 = sparse_tensor.values %b : tensor<4x4xf32, #CSR> to memref<?xf32>
  return %0 : memref<?xf32>
}
// expect: equivalent bitwise static
