func.func @f(%m: memref<?x?xf32>, %n: index, %k: index, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0, 0] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %r = memref.dim %s, %i : memref<?x?xf32, strided<[?, 1]>>
  return %r : index
}
// -----
func.func @f(%m: memref<?x?xf32>, %n: index, %k: index, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %u = arith.cmpi ult, %i, %c2 : index
  %r = arith.addi %n, %c0 : index
  return %r : index
}
// expect: different
