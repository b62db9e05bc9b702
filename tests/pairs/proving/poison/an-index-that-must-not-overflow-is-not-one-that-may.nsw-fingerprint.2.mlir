// options: --domain fingerprint
func.func @f(%D: memref<2xi64>, %A: memref<4xf32>, %w: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %D[%c0] : memref<2xi64>
  %b = memref.load %D[%c1] : memref<2xi64>
  %s = arith.addi %a, %b overflow<nsw> : i64
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
  %s = arith.addi %a, %b overflow<nsw> : i64
  %i = arith.index_cast %s : i64 to index
  %v = memref.load %A[%i] : memref<4xf32>
  memref.store %v, %w[%c0] : memref<1xf32>
  return
}
// expect: equivalent bitwise
