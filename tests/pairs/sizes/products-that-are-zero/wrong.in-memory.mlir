func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %x0 = arith.addi %n, %c0 : index
  %p0 = arith.addi %n, %c0 : index
  %x1 = arith.subi %x0, %c1 : index
  %p1 = arith.muli %p0, %x1 : index
  %x2 = arith.subi %x1, %c1 : index
  %p2 = arith.muli %p1, %x2 : index
  %x3 = arith.subi %x2, %c1 : index
  %p3 = arith.muli %p2, %x3 : index
  %x4 = arith.subi %x3, %c1 : index
  %p4 = arith.muli %p3, %x4 : index
  %x5 = arith.subi %x4, %c1 : index
  %p5 = arith.muli %p4, %x5 : index
  %x6 = arith.subi %x5, %c1 : index
  %p6 = arith.muli %p5, %x6 : index
  %x7 = arith.subi %x6, %c1 : index
  %p7 = arith.muli %p6, %x7 : index
  %x8 = arith.subi %x7, %c1 : index
  %p8 = arith.muli %p7, %x8 : index
  %x9 = arith.subi %x8, %c1 : index
  %p9 = arith.muli %p8, %x9 : index
  %x10 = arith.subi %x9, %c1 : index
  %p10 = arith.muli %p9, %x10 : index
  %x11 = arith.subi %x10, %c1 : index
  %p11 = arith.muli %p10, %x11 : index
  %x12 = arith.subi %x11, %c1 : index
  %p12 = arith.muli %p11, %x12 : index
  %x13 = arith.subi %x12, %c1 : index
  %p13 = arith.muli %p12, %x13 : index
  %x14 = arith.subi %x13, %c1 : index
  %p14 = arith.muli %p13, %x14 : index
  %x15 = arith.subi %x14, %c1 : index
  %p15 = arith.muli %p14, %x15 : index
  %t = memref.alloca() : memref<index>
  memref.store %p15, %t[] : memref<index>
  %q = memref.load %t[] : memref<index>
  %r = arith.addi %n, %q : index
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
