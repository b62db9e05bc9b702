func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %q:2 = scf.for %k = %c0 to %i step %c1 iter_args(%x = %a, %y = %b) -> (index, index) {
    scf.yield %y, %x : index, index
  }
  %r = arith.addi %q#0, %c0 : index
  return %r : index
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %p = arith.addi %a, %c2 : index
  %r = arith.subi %p, %c2 : index
  return %r : index
}
// expect: different
