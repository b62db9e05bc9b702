func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %x1 = arith.subi %n, %c1 : index
  %x2 = arith.subi %x1, %c1 : index
  %x3 = arith.subi %x2, %c1 : index
  %x4 = arith.subi %x3, %c1 : index
  %p = arith.muli %x1, %x2 : index
  %q = arith.muli %x3, %x4 : index
  %t = arith.muli %p, %q : index
  %u = arith.muli %t, %n : index
  %v = arith.addi %u, %n : index
  %z = memref.alloc(%v) : memref<?xi8>
  %r = memref.dim %z, %c0 : memref<?xi8>
  memref.dealloc %z : memref<?xi8>
  return %r : index
}
// -----
func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %r = arith.addi %n, %c0 : index
  return %r : index
}
// expect: different
