func.func @f(%m: memref<?xf32>) -> index {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xf32>
  %one = arith.constant 1 : index
  %x0 = arith.addi %n, %zero : index
  %p0 = arith.addi %n, %zero : index
  %x1 = arith.subi %x0, %one : index
  %p1 = arith.muli %p0, %x1 : index
  %x2 = arith.subi %x1, %one : index
  %p2 = arith.muli %p1, %x2 : index
  %x3 = arith.subi %x2, %one : index
  %p3 = arith.muli %p2, %x3 : index
  %x4 = arith.subi %x3, %one : index
  %p4 = arith.muli %p3, %x4 : index
  %x5 = arith.subi %x4, %one : index
  %p5 = arith.muli %p4, %x5 : index
  %x6 = arith.subi %x5, %one : index
  %p6 = arith.muli %p5, %x6 : index
  %x7 = arith.subi %x6, %one : index
  %p7 = arith.muli %p6, %x7 : index
  %x8 = arith.subi %x7, %one : index
  %p8 = arith.muli %p7, %x8 : index
  %x9 = arith.subi %x8, %one : index
  %p9 = arith.muli %p8, %x9 : index
  %x10 = arith.subi %x9, %one : index
  %p10 = arith.muli %p9, %x10 : index
  %x11 = arith.subi %x10, %one : index
  %p11 = arith.muli %p10, %x11 : index
  %x12 = arith.subi %x11, %one : index
  %p12 = arith.muli %p11, %x12 : index
  %x13 = arith.subi %x12, %one : index
  %p13 = arith.muli %p12, %x13 : index
  %x14 = arith.subi %x13, %one : index
  %p14 = arith.muli %p13, %x14 : index
  %x15 = arith.subi %x14, %one : index
  %p15 = arith.muli %p14, %x15 : index
  %r = arith.addi %n, %p15 : index
  return %r : index
}
// -----
func.func @f(%m: memref<?xf32>) -> index {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xf32>
  %r = arith.addi %n, %zero : index
  return %r : index
}
// expect: different
