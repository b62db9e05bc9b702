#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<3x4xf64, #CSC>) -> index {
  %c0 = arith.constant 0 : index
  %p = sparse_tensor.positions %t {level = 1 : index} : tensor<3x4xf64, #CSC> to memref<?xindex>
  %n = memref.load %p[%c0] : memref<?xindex>
  return %n : index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%t: tensor<3x4xf64, #CSC>) -> index {
  %c0 = arith.constant 0 : index
  %u = sparse_tensor.reinterpret_map %t : tensor<3x4xf64, #CSC> to tensor<4x3xf64, #CSR>
  %p = sparse_tensor.positions %u {level = 1 : index} : tensor<4x3xf64, #CSR> to memref<?xindex>
  %n = memref.load %p[%c0] : memref<?xindex>
  return %n : index
}
// expect: equivalent bitwise static
