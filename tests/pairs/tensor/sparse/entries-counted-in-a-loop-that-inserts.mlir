// A storage that is written in a loop, and read behind it as it was before, is two of them.
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #SV>, %x: f64, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %k step %c1 iter_args(%a = %t, %m = %c0) -> (tensor<8xf64, #SV>, index) {
    %n = sparse_tensor.number_of_entries %a : tensor<8xf64, #SV>
    %b = tensor.insert %x into %a[%i] : tensor<8xf64, #SV>
    scf.yield %b, %n : tensor<8xf64, #SV>, index
  }
  return %r#1 : index
}
// -----
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @f(%t: tensor<8xf64, #SV>, %x: f64, %k: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = sparse_tensor.number_of_entries %t : tensor<8xf64, #SV>
  %r:2 = scf.for %i = %c0 to %k step %c1 iter_args(%a = %t, %m = %c0) -> (tensor<8xf64, #SV>, index) {
    %b = tensor.insert %x into %a[%i] : tensor<8xf64, #SV>
    scf.yield %b, %n : tensor<8xf64, #SV>, index
  }
  return %r#1 : index
}
// expect: unknown
