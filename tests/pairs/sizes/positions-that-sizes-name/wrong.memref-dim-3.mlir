func.func @f(%t: memref<?x?x?xf32>, %i: index) -> index {
  %r = memref.dim %t, %i : memref<?x?x?xf32>
  return %r : index
}
// -----
func.func @f(%t: memref<?x?x?xf32>, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %j = arith.minui %i, %c1 : index
  %r = memref.dim %t, %j : memref<?x?x?xf32>
  return %r : index
}
// expect: different
