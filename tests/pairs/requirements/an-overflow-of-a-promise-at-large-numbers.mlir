func.func @f(%n: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : index
  %u = arith.constant 0 : i32
  memref.store %u, %A[%z] : memref<4xi32>
  %k = arith.constant 3 : i32
  %r = arith.remui %n, %k : i32
  %p = arith.index_castui %r : i32 to index
  memref.store %u, %A[%p] : memref<4xi32>
  return
}
// -----
func.func @f(%n: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : index
  %u = arith.constant 0 : i32
  memref.store %u, %A[%z] : memref<4xi32>
  %k = arith.constant 3 : i32
  %m = arith.addi %n, %k overflow<nuw> : i32
  %r = arith.remui %m, %k : i32
  %p = arith.index_castui %r : i32 to index
  memref.store %u, %A[%p] : memref<4xi32>
  return
}
// expect: unknown
