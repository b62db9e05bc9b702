func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %x0 = arith.addi %n, %c0 : index
  %p0 = arith.addi %n, %c0 : index
  %x1 = arith.subi %x0, %c1 : index
  %p1 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p0, %x1]
  %x2 = arith.subi %x1, %c1 : index
  %p2 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p1, %x2]
  %x3 = arith.subi %x2, %c1 : index
  %p3 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p2, %x3]
  %x4 = arith.subi %x3, %c1 : index
  %p4 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p3, %x4]
  %x5 = arith.subi %x4, %c1 : index
  %p5 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p4, %x5]
  %x6 = arith.subi %x5, %c1 : index
  %p6 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p5, %x6]
  %x7 = arith.subi %x6, %c1 : index
  %p7 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p6, %x7]
  %x8 = arith.subi %x7, %c1 : index
  %p8 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p7, %x8]
  %x9 = arith.subi %x8, %c1 : index
  %p9 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p8, %x9]
  %x10 = arith.subi %x9, %c1 : index
  %p10 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p9, %x10]
  %x11 = arith.subi %x10, %c1 : index
  %p11 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p10, %x11]
  %x12 = arith.subi %x11, %c1 : index
  %p12 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p11, %x12]
  %x13 = arith.subi %x12, %c1 : index
  %p13 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p12, %x13]
  %x14 = arith.subi %x13, %c1 : index
  %p14 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p13, %x14]
  %x15 = arith.subi %x14, %c1 : index
  %p15 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%p14, %x15]
  %r = arith.addi %n, %p15 : index
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
