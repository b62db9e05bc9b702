#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%x: f64, %y: f64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<3x4xf64, #DCSR>
  %a = tensor.insert %x into %t[%c0, %c1] : tensor<3x4xf64, #DCSR>
  %b = tensor.insert %y into %a[%c1, %c0] : tensor<3x4xf64, #DCSR>
  %l = sparse_tensor.load %b hasInserts : tensor<3x4xf64, #DCSR>
  %n = sparse_tensor.number_of_entries %l : tensor<3x4xf64, #DCSR>
  return %n : index
}
// -----
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @f(%x: f64, %y: f64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<3x4xf64, #CSC>
  %a = tensor.insert %x into %t[%c0, %c1] : tensor<3x4xf64, #CSC>
  %b = tensor.insert %y into %a[%c1, %c0] : tensor<3x4xf64, #CSC>
  %l = sparse_tensor.load %b hasInserts : tensor<3x4xf64, #CSC>
  %n = sparse_tensor.number_of_entries %l : tensor<3x4xf64, #CSC>
  return %n : index
}
// expect: unknown
