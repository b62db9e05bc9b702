func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %v = vector.from_elements %a, %b : vector<2xindex>
  %r = vector.extract %v[%i] : index from vector<2xindex>
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
