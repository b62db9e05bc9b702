func.func @f(%s: tensor<2x3xf32>, %d: tensor<4x3xf32>, %i: tensor<2x1xindex>) -> tensor<4x3xf32> {
  %r = tensor.scatter %s into %d[%i] scatter_dims([0]) unique : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x1xindex>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
func.func @f(%s: tensor<2x3xf32>, %d: tensor<4x3xf32>, %i: tensor<2x1xindex>) -> tensor<4x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %b = %c0 to %c2 step %c1 iter_args(%t = %d) -> tensor<4x3xf32> {
    %at = tensor.extract %i[%b, %c0] : tensor<2x1xindex>
    %u = scf.for %k = %c0 to %c3 step %c1 iter_args(%v = %t) -> tensor<4x3xf32> {
      %e = tensor.extract %s[%c0, %k] : tensor<2x3xf32>
      %w = tensor.insert %e into %v[%at, %k] : tensor<4x3xf32>
      scf.yield %w : tensor<4x3xf32>
    }
    scf.yield %u : tensor<4x3xf32>
  }
  return %r : tensor<4x3xf32>
}
// expect: different
