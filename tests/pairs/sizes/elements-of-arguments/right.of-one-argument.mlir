func.func @f(%A: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %d0 = memref.dim %A, %c0 : memref<?x?xf32>
  %d1 = memref.dim %A, %c1 : memref<?x?xf32>
  %p = arith.muli %d0, %d1 : index
  %n = arith.cmpi slt, %p, %c0 : index
  %r = arith.addi %c1, %c0 : index
  return %r : index
}
// -----
func.func @f(%A: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %d0 = memref.dim %A, %c0 : memref<?x?xf32>
  %d1 = memref.dim %A, %c1 : memref<?x?xf32>
  %p = arith.muli %d0, %d1 : index
  %n = arith.cmpi slt, %p, %c0 : index
  %r = arith.select %n, %c2, %c1 : index
  return %r : index
}
// expect: equivalent bitwise listed
// assumes: arguments do not alias each other
// assumes: no argument has 2^63 elements or more
