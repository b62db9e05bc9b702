func.func @f(%m: memref<?xf32>, %o: memref<1xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %k = arith.constant 1000003 : i64
  %l, %x = arith.mului_extended %i, %k : i64
  %z = arith.constant 0 : i64
  memref.store %x, %o[%c0] : memref<1xi64>
  return %x : i64
}
// -----
func.func @f(%m: memref<?xf32>, %o: memref<1xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %i = arith.index_cast %n : index to i64
  %k = arith.constant 1000003 : i64
  %l, %x = arith.mului_extended %i, %k : i64
  %z = arith.constant 0 : i64
  memref.store %x, %o[%c0] : memref<1xi64>
  return %z : i64
}
// expect: unknown
