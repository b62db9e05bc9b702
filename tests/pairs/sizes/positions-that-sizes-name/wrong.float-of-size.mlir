func.func @f(%t: tensor<?x?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %v = tensor.from_elements %a, %b : tensor<2xindex>
  %q = tensor.extract %v[%i] : tensor<2xindex>
  %w = arith.index_cast %q : index to i64
  %r = arith.sitofp %w : i64 to f32
  return %r : f32
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %w = arith.index_cast %a : index to i64
  %r = arith.sitofp %w : i64 to f32
  return %r : f32
}
// expect: different
