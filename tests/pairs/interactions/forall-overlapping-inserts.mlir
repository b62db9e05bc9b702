func.func @f(%a: tensor<8xi32>, %o: tensor<8xi32>) -> tensor<8xi32> {
  %e = tensor.extract_slice %a[4] [4] [1] : tensor<8xi32> to tensor<4xi32>
  %r = tensor.insert_slice %e into %o[2] [4] [1] : tensor<4xi32> into tensor<8xi32>
  return %r : tensor<8xi32>
}
// -----
func.func @f(%a: tensor<8xi32>, %o: tensor<8xi32>) -> tensor<8xi32> {
  %c4 = arith.constant 4 : index
  %r = scf.forall (%i) in (2) shared_outs(%s = %o) -> (tensor<8xi32>) {
    %k = arith.muli %i, %c4 : index
    %e = tensor.extract_slice %a[%k] [4] [1] : tensor<8xi32> to tensor<4xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %s[2] [4] [1] : tensor<4xi32> into tensor<8xi32>
    }
  }
  return %r : tensor<8xi32>
}
// expect: different
