// options: --domain exact
func.func @f(%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %D[%c0] : memref<2xi64>
  %b = memref.load %D[%c1] : memref<2xi64>
  %zero = arith.constant 0 : i64
  %s = arith.addi %b, %zero : i64
  %i = arith.index_cast %s : i64 to index
  %v = memref.load %A[%i] : memref<4xf32>
  memref.store %v, %w[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %D[%c0] : memref<2xi64>
  %b = memref.load %D[%c1] : memref<2xi64>
  %rare = arith.constant 123456789 : i64
  %width = arith.constant 64 : i64
  %zero = arith.constant 0 : i64
  %at = arith.cmpi eq, %a, %rare : i64
  %amount = arith.select %at, %width, %zero : i64
  %p = arith.shli %b, %amount : i64
  %q = arith.addi %b, %p : i64
  %s = arith.subi %q, %p : i64
  %i = arith.index_cast %s : i64 to index
  %v = memref.load %A[%i] : memref<4xf32>
  memref.store %v, %w[%c0] : memref<1xf32>
  return
}
// expect: different
