func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %w1 = arith.addi %n, %c0 : index
  %w2 = arith.muli %w1, %n : index
  %w3 = arith.muli %w2, %n : index
  %w4 = arith.muli %w3, %n : index
  %w5 = arith.muli %w4, %n : index
  %w6 = arith.muli %w5, %n : index
  %w7 = arith.muli %w6, %n : index
  %s0 = arith.addi %c0, %c0 : index
  %f1 = arith.constant 720 : index
  %g1 = arith.muli %f1, %w1 : index
  %s1 = arith.addi %s0, %g1 : index
  %f2 = arith.constant -1764 : index
  %g2 = arith.muli %f2, %w2 : index
  %s2 = arith.addi %s1, %g2 : index
  %f3 = arith.constant 1624 : index
  %g3 = arith.muli %f3, %w3 : index
  %s3 = arith.addi %s2, %g3 : index
  %f4 = arith.constant -735 : index
  %g4 = arith.muli %f4, %w4 : index
  %s4 = arith.addi %s3, %g4 : index
  %f5 = arith.constant 175 : index
  %g5 = arith.muli %f5, %w5 : index
  %s5 = arith.addi %s4, %g5 : index
  %f6 = arith.constant -21 : index
  %g6 = arith.muli %f6, %w6 : index
  %s6 = arith.addi %s5, %g6 : index
  %f7 = arith.constant 1 : index
  %g7 = arith.muli %f7, %w7 : index
  %s7 = arith.addi %s6, %g7 : index
  %r = arith.addi %n, %s7 : index
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
