// What the encoding says of the elements would be lost.
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#ONE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32 }>
func.func @f(%a: tensor<4x4xf32, #ONE>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %a[%c0, %c0] : tensor<4x4xf32, #ONE>
  return %0 : f32
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#ONE = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32 }>
func.func @f(%b: tensor<4x4xf32, #ONE>) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract %b[%c0, %c0] : tensor<4x4xf32, #ONE>
  return %0 : f32
}
// expect: unknown unsupported
