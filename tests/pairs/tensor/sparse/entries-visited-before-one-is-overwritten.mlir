#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>, %out: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %values = sparse_tensor.values %t : tensor<3x4xf64, #CSR> to memref<?xf64>
  memref.store %zero, %values[%c0] : memref<?xf64>
  %r = sparse_tensor.foreach in %t init(%out) : tensor<3x4xf64, #CSR>, tensor<3x4xf64> -> tensor<3x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %o: tensor<3x4xf64>):
    %n = tensor.insert %v into %o[%i, %j] : tensor<3x4xf64>
    sparse_tensor.yield %n : tensor<3x4xf64>
  }
  return %r : tensor<3x4xf64>
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<3x4xf64, #CSR>, %out: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %r = sparse_tensor.foreach in %t init(%out) : tensor<3x4xf64, #CSR>, tensor<3x4xf64> -> tensor<3x4xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %o: tensor<3x4xf64>):
    %n = tensor.insert %v into %o[%i, %j] : tensor<3x4xf64>
    sparse_tensor.yield %n : tensor<3x4xf64>
  }
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f64
  %values = sparse_tensor.values %t : tensor<3x4xf64, #CSR> to memref<?xf64>
  memref.store %zero, %values[%c0] : memref<?xf64>
  return %r : tensor<3x4xf64>
}
// expect: unknown
