func.func @f(%o: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %o) -> (tensor<4xi32>) {
    %v = tensor.extract %s[%i] : tensor<4xi32>
    %j = arith.addi %i, %c1 : index
    %t = tensor.insert %v into %s[%j] : tensor<4xi32>
    scf.yield %t : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
// -----
func.func @f(%o: tensor<4xi32>) -> tensor<4xi32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (3) shared_outs(%s = %o) -> (tensor<4xi32>) {
    %v = tensor.extract_slice %s[%i] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %j = arith.addi %i, %c1 : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %s[%j] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
// expect: different
