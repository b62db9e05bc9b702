#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%x: f64, %y: f64) -> tensor<3x4xf64, #DCSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<3x4xf64, #DCSR>
  %a = tensor.insert %x into %t[%c0, %c1] : tensor<3x4xf64, #DCSR>
  %b = tensor.insert %y into %a[%c1, %c0] : tensor<3x4xf64, #DCSR>
  %l = sparse_tensor.load %b hasInserts : tensor<3x4xf64, #DCSR>
  return %l : tensor<3x4xf64, #DCSR>
}
// -----
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%x: f64, %y: f64) -> tensor<3x4xf64, #DCSR> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<3x4xf64, #DCSR>
  %a = tensor.insert %x into %t[%c0, %c1] : tensor<3x4xf64, #DCSR>
  %b = tensor.insert %y into %a[%c1, %c0] : tensor<3x4xf64, #DCSR>
  %l = sparse_tensor.load %b : tensor<3x4xf64, #DCSR>
  return %l : tensor<3x4xf64, #DCSR>
}
// expect: unknown
