func.func private @g(%t: tensor<?x?xf32>, %i: index) -> index {
  %r = tensor.dim %t, %i : tensor<?x?xf32>
  return %r : index
}
func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %q = func.call @g(%t, %i) : (tensor<?x?xf32>, index) -> index
  %w = func.call @g(%t, %c0) : (tensor<?x?xf32>, index) -> index
  %r = arith.addi %q, %w : index
  return %r : index
}
// -----
func.func private @g(%t: tensor<?x?xf32>, %i: index) -> index {
  %r = tensor.dim %t, %i : tensor<?x?xf32>
  return %r : index
}
func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %r = arith.addi %a, %a : index
  return %r : index
}
// expect: different
