func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %x0 = arith.addi %n, %c0 : index
  %b0 = arith.cmpi ne, %n, %c0 : index
  %x1 = arith.subi %x0, %c1 : index
  %e1 = arith.cmpi ne, %x1, %c0 : index
  %b1 = arith.andi %b0, %e1 : i1
  %x2 = arith.subi %x1, %c1 : index
  %e2 = arith.cmpi ne, %x2, %c0 : index
  %b2 = arith.andi %b1, %e2 : i1
  %x3 = arith.subi %x2, %c1 : index
  %e3 = arith.cmpi ne, %x3, %c0 : index
  %b3 = arith.andi %b2, %e3 : i1
  %x4 = arith.subi %x3, %c1 : index
  %e4 = arith.cmpi ne, %x4, %c0 : index
  %b4 = arith.andi %b3, %e4 : i1
  %x5 = arith.subi %x4, %c1 : index
  %e5 = arith.cmpi ne, %x5, %c0 : index
  %b5 = arith.andi %b4, %e5 : i1
  %x6 = arith.subi %x5, %c1 : index
  %e6 = arith.cmpi ne, %x6, %c0 : index
  %b6 = arith.andi %b5, %e6 : i1
  %x7 = arith.subi %x6, %c1 : index
  %e7 = arith.cmpi ne, %x7, %c0 : index
  %b7 = arith.andi %b6, %e7 : i1
  %x8 = arith.subi %x7, %c1 : index
  %e8 = arith.cmpi ne, %x8, %c0 : index
  %b8 = arith.andi %b7, %e8 : i1
  %x9 = arith.subi %x8, %c1 : index
  %e9 = arith.cmpi ne, %x9, %c0 : index
  %b9 = arith.andi %b8, %e9 : i1
  %x10 = arith.subi %x9, %c1 : index
  %e10 = arith.cmpi ne, %x10, %c0 : index
  %b10 = arith.andi %b9, %e10 : i1
  %x11 = arith.subi %x10, %c1 : index
  %e11 = arith.cmpi ne, %x11, %c0 : index
  %b11 = arith.andi %b10, %e11 : i1
  %x12 = arith.subi %x11, %c1 : index
  %e12 = arith.cmpi ne, %x12, %c0 : index
  %b12 = arith.andi %b11, %e12 : i1
  %x13 = arith.subi %x12, %c1 : index
  %e13 = arith.cmpi ne, %x13, %c0 : index
  %b13 = arith.andi %b12, %e13 : i1
  %x14 = arith.subi %x13, %c1 : index
  %e14 = arith.cmpi ne, %x14, %c0 : index
  %b14 = arith.andi %b13, %e14 : i1
  %x15 = arith.subi %x14, %c1 : index
  %e15 = arith.cmpi ne, %x15, %c0 : index
  %b15 = arith.andi %b14, %e15 : i1
  %q = arith.index_castui %b15 : i1 to index
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
