func.func @f(%m: memref<?xf32>, %o: memref<1xi64>, %d: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %p = math.cttz %i : i64
  memref.store %p, %o[%c0] : memref<1xi64>
  return %p : i64
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xi64>, %d: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %z = arith.constant 0 : i64
  %q = arith.addi %i, %z : i64
  %p = math.cttz %q : i64
  memref.store %p, %o[%c0] : memref<1xi64>
  return %p : i64
}
// expect: equivalent bitwise all-sizes
