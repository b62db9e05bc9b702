func.func @f(%t: memref<?x?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %c1) -> index {
    %d = memref.dim %t, %k : memref<?x?x?xf32>
    %p = arith.muli %s, %d : index
    scf.yield %p : index
  }
  return %r : index
}
// -----
func.func @f(%t: memref<?x?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.dim %t, %c0 : memref<?x?x?xf32>
  %b = memref.dim %t, %c1 : memref<?x?x?xf32>
  %c = memref.dim %t, %c2 : memref<?x?x?xf32>
  %p = arith.muli %a, %b : index
  %r = arith.muli %p, %c : index
  return %r : index
}
// expect: equivalent bitwise listed
