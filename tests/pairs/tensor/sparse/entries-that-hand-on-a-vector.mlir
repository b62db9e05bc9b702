#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #SV>, %x: vector<4xf64>) -> vector<4xf64> {
  %r = sparse_tensor.foreach in %t init(%x) : tensor<8xf64, #SV>, vector<4xf64> -> vector<4xf64> do {
  ^bb0(%i: index, %v: f64, %a: vector<4xf64>):
    sparse_tensor.yield %a : vector<4xf64>
  }
  return %r : vector<4xf64>
}
// -----
func.func @f(%t: tensor<8xf64>, %x: vector<4xf64>) -> vector<4xf64> {
  return %x : vector<4xf64>
}
// expect: unknown
