func.func @f(%A: memref<?xi32>, %i: i64) -> i32 {
  %x = arith.index_cast %i : i64 to index
  %v = memref.load %A[%x] : memref<?xi32>
  return %v : i32
}
// -----
func.func @f(%A: memref<?xi32>, %i: i64) -> i32 {
  %c = arith.constant 4611686018427387904 : i64
  %j = arith.addi %i, %c : i64
  %x = arith.index_cast %j : i64 to index
  %v = memref.load %A[%x] : memref<?xi32>
  return %v : i32
}
// expect: different
