#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %m: memref<8x8xf64>) {
  sparse_tensor.foreach in %t : tensor<8x8xf64, #C> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<8x8xf64>
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<8x8xf64, #C>, %m: memref<8x8xf64>) {
  sparse_tensor.foreach in %t : tensor<8x8xf64, #C> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%j, %i] : memref<8x8xf64>
  }
  return
}
// expect: unknown unsupported
