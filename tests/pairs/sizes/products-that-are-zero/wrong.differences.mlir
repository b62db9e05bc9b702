func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %d = arith.subi %n, %k : index
  %a = arith.subi %n, %c1 : index
  %b = arith.subi %k, %c1 : index
  %e = arith.muli %d, %a : index
  %g = arith.muli %e, %b : index
  %s = arith.addi %d, %c1 : index
  %h = arith.muli %g, %s : index
  %u = arith.subi %d, %c1 : index
  %j = arith.muli %h, %u : index
  %r = arith.addi %n, %j : index
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
