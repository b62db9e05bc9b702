func.func @f(%t: memref<?x?xf32>, %i: index) -> index {
  %r = memref.dim %t, %i : memref<?x?xf32>
  return %r : index
}
// -----
func.func @f(%t: memref<?x?xf32>, %i: index) -> index {
  %c1 = arith.constant 1 : index
  %r = memref.dim %t, %c1 : memref<?x?xf32>
  return %r : index
}
// expect: different
