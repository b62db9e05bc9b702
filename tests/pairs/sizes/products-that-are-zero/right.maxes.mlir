func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %d = arith.subi %n, %k : index
  %e = arith.subi %k, %n : index
  %a = arith.maxsi %d, %e : index
  %b = arith.minsi %d, %e : index
  %s = arith.addi %a, %b : index
  %r = arith.addi %n, %s : index
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
// expect: equivalent bitwise all-sizes
