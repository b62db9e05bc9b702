func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %e = tensor.empty() : tensor<2xindex>
  %g = linalg.generic {indexing_maps = [affine_map<(d) -> (d)>], iterator_types = ["parallel"]} outs(%e : tensor<2xindex>) {
  ^bb0(%o: index):
    %x = linalg.index 0 : index
    %c = arith.cmpi eq, %x, %c0 : index
    %s = arith.select %c, %a, %b : index
    linalg.yield %s : index
  } -> tensor<2xindex>
  %r = tensor.extract %g[%i] : tensor<2xindex>
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
