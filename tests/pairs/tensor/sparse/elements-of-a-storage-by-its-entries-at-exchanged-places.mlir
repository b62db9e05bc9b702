#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%a: tensor<3x3xf64, #R>) -> tensor<3x3xf64> {
  %r = sparse_tensor.convert %a : tensor<3x3xf64, #R> to tensor<3x3xf64>
  return %r : tensor<3x3xf64>
}
// -----
#R = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
#C = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
#O = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#P = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>
func.func @f(%a: tensor<3x3xf64, #R>) -> tensor<3x3xf64> {
  %z = arith.constant 0.0 : f64
  %0 = bufferization.alloc_tensor() : tensor<3x3xf64>
  %1 = linalg.fill ins(%z : f64) outs(%0 : tensor<3x3xf64>) -> tensor<3x3xf64>
  %2 = sparse_tensor.foreach in %a init(%1) : tensor<3x3xf64, #R>, tensor<3x3xf64> -> tensor<3x3xf64> do {
  ^bb0(%i: index, %j: index, %v: f64, %t: tensor<3x3xf64>):
    %u = tensor.insert %v into %t[%j, %i] : tensor<3x3xf64>
    sparse_tensor.yield %u : tensor<3x3xf64>
  }
  return %2 : tensor<3x3xf64>
}
// expect: unknown
