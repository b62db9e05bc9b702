func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %x0 = arith.addi %n, %c0 : index
  %x1 = arith.subi %x0, %c1 : index
  %x2 = arith.subi %x1, %c1 : index
  %x3 = arith.subi %x2, %c1 : index
  %x4 = arith.subi %x3, %c1 : index
  %x5 = arith.subi %x4, %c1 : index
  %x6 = arith.subi %x5, %c1 : index
  %x7 = arith.subi %x6, %c1 : index
  %x8 = arith.subi %x7, %c1 : index
  %x9 = arith.subi %x8, %c1 : index
  %x10 = arith.subi %x9, %c1 : index
  %x11 = arith.subi %x10, %c1 : index
  %x12 = arith.subi %x11, %c1 : index
  %x13 = arith.subi %x12, %c1 : index
  %x14 = arith.subi %x13, %c1 : index
  %x15 = arith.subi %x14, %c1 : index
  %a0 = arith.muli %x0, %x1 : index
  %a1 = arith.muli %x2, %x3 : index
  %a2 = arith.muli %x4, %x5 : index
  %a3 = arith.muli %x6, %x7 : index
  %a4 = arith.muli %x8, %x9 : index
  %a5 = arith.muli %x10, %x11 : index
  %a6 = arith.muli %x12, %x13 : index
  %a7 = arith.muli %x14, %x15 : index
  %b0 = arith.muli %a0, %a1 : index
  %b1 = arith.muli %a2, %a3 : index
  %b2 = arith.muli %a4, %a5 : index
  %b3 = arith.muli %a6, %a7 : index
  %d0 = arith.muli %b0, %b1 : index
  %d1 = arith.muli %b2, %b3 : index
  %e = arith.muli %d0, %d1 : index
  %r = arith.addi %n, %e : index
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
