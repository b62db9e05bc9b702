func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  return %a : tensor<?xf32>
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %a, %c0 : tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %a, %y = %b) -> (tensor<?xf32>, tensor<?xf32>) {
    %q:2 = scf.for %j = %c0 to %d step %c1 iter_args(%u = %x, %v = %y) -> (tensor<?xf32>, tensor<?xf32>) {
      %e = tensor.extract_slice %u[%j][1][1] : tensor<?xf32> to tensor<1xf32>
      %t = tensor.insert_slice %e into %u[%j][1][1] : tensor<1xf32> into tensor<?xf32>
      scf.yield %t, %v : tensor<?xf32>, tensor<?xf32>
    }
    scf.yield %q#1, %q#0 : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0 : tensor<?xf32>
}
// expect: different
