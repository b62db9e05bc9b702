#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = sparse_tensor.foreach in %t init(%z) : tensor<8xf64, #C>, f64 -> f64 do {
  ^bb0(%i: index, %v: f64, %s: f64):
    %n = arith.addf %s, %v : f64
    sparse_tensor.yield %n : f64
  }
  return %r : f64
}
// -----
#C = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #C>) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = sparse_tensor.foreach in %t init(%z) : tensor<8xf64, #C>, f64 -> f64 do {
  ^bb0(%i: index, %v: f64, %s: f64):
    %n = arith.subf %s, %v : f64
    sparse_tensor.yield %n : f64
  }
  return %r : f64
}
// expect: unknown unsupported
