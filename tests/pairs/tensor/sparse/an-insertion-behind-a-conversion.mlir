#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%a: tensor<3x4xf32, #CSR>, %x: f32) -> tensor<3x4xf32, #CSC> {
  %c0 = arith.constant 0 : index
  %i = tensor.insert %x into %a[%c0, %c0] : tensor<3x4xf32, #CSR>
  %0 = sparse_tensor.convert %i : tensor<3x4xf32, #CSR> to tensor<3x4xf32, #CSC>
  return %0 : tensor<3x4xf32, #CSC>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @f(%a: tensor<3x4xf32, #CSR>, %x: f32) -> tensor<3x4xf32, #CSC> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.convert %a : tensor<3x4xf32, #CSR> to tensor<3x4xf32, #CSC>
  %i = tensor.insert %x into %0[%c0, %c0] : tensor<3x4xf32, #CSC>
  return %i : tensor<3x4xf32, #CSC>
}
// expect: equivalent
