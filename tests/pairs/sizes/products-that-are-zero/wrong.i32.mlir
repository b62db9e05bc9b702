func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %o = arith.constant 1 : i32
  %n64 = arith.index_cast %n : index to i32
  %z = arith.constant 0 : i32
  %x0 = arith.addi %n64, %z : i32
  %p0 = arith.addi %n64, %z : i32
  %x1 = arith.subi %x0, %o : i32
  %p1 = arith.muli %p0, %x1 : i32
  %x2 = arith.subi %x1, %o : i32
  %p2 = arith.muli %p1, %x2 : i32
  %x3 = arith.subi %x2, %o : i32
  %p3 = arith.muli %p2, %x3 : i32
  %x4 = arith.subi %x3, %o : i32
  %p4 = arith.muli %p3, %x4 : i32
  %x5 = arith.subi %x4, %o : i32
  %p5 = arith.muli %p4, %x5 : i32
  %x6 = arith.subi %x5, %o : i32
  %p6 = arith.muli %p5, %x6 : i32
  %x7 = arith.subi %x6, %o : i32
  %p7 = arith.muli %p6, %x7 : i32
  %x8 = arith.subi %x7, %o : i32
  %p8 = arith.muli %p7, %x8 : i32
  %x9 = arith.subi %x8, %o : i32
  %p9 = arith.muli %p8, %x9 : i32
  %x10 = arith.subi %x9, %o : i32
  %p10 = arith.muli %p9, %x10 : i32
  %x11 = arith.subi %x10, %o : i32
  %p11 = arith.muli %p10, %x11 : i32
  %x12 = arith.subi %x11, %o : i32
  %p12 = arith.muli %p11, %x12 : i32
  %x13 = arith.subi %x12, %o : i32
  %p13 = arith.muli %p12, %x13 : i32
  %x14 = arith.subi %x13, %o : i32
  %p14 = arith.muli %p13, %x14 : i32
  %x15 = arith.subi %x14, %o : i32
  %p15 = arith.muli %p14, %x15 : i32
  %q = arith.index_castui %p15 : i32 to index
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
