func.func @f(%p: memref<?xi64>, %q: memref<?xi64>, %a: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 1 : i64
  scf.for %i = %c0 to %a step %c4 {
    %n = memref.load %p[%i] : memref<?xi64>
    %j = arith.index_cast %n : i64 to index
    memref.store %k, %q[%j] : memref<?xi64>
  }
  return
}
// -----
func.func @f(%p: memref<?xi64>, %q: memref<?xi64>, %a: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 1 : i64
  scf.for %i = %c0 to %a step %c4 {
    %n = memref.load %p[%i] : memref<?xi64>
    %j = arith.index_cast %n : i64 to index
    memref.store %k, %q[%i] : memref<?xi64>
  }
  return
}
// expect: unknown
