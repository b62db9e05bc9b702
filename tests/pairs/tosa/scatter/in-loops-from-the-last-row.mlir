func.func @f(%v: tensor<2x4x3xf32>, %i: tensor<2x2xi32>, %x: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %r = tosa.scatter %v, %i, %x : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
func.func @f(%v: tensor<2x4x3xf32>, %i: tensor<2x2xi32>, %x: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %n = %c0 to %c2 step %c1 iter_args(%t = %v) -> tensor<2x4x3xf32> {
    %s = scf.for %k = %c0 to %c2 step %c1 iter_args(%u = %t) -> tensor<2x4x3xf32> {
      %w = arith.subi %c1, %k : index
      %e = tensor.extract %i[%n, %w] : tensor<2x2xi32>
      %at = arith.index_cast %e : i32 to index
      %z = scf.for %c = %c0 to %c3 step %c1 iter_args(%y = %u) -> tensor<2x4x3xf32> {
        %f = tensor.extract %x[%n, %w, %c] : tensor<2x2x3xf32>
        %g = tensor.insert %f into %y[%n, %at, %c] : tensor<2x4x3xf32>
        scf.yield %g : tensor<2x4x3xf32>
      }
      scf.yield %z : tensor<2x4x3xf32>
    }
    scf.yield %s : tensor<2x4x3xf32>
  }
  return %r : tensor<2x4x3xf32>
}
// expect: equivalent bitwise static
