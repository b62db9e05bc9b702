func.func @f(%t: memref<?x?xf32>, %i: index) -> index {
  %r = memref.dim %t, %i : memref<?x?xf32>
  return %r : index
}
// -----
func.func @f(%t: memref<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.dim %t, %c0 : memref<?x?xf32>
  %b = memref.dim %t, %c1 : memref<?x?xf32>
  %c = arith.cmpi eq, %i, %c0 : index
  %r = arith.select %c, %a, %b : index
  return %r : index
}
// expect: equivalent bitwise listed
