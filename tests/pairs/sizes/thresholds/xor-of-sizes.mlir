func.func @f(%A: memref<?xi32>, %n: i64, %m: i64) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  memref.store %z, %A[%c0] : memref<?xi32>
  return
}
// -----
func.func @f(%A: memref<?xi32>, %n: i64, %m: i64) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 57005 : i64
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %p = arith.xori %n, %m : i64
  %c = arith.cmpi eq, %p, %k : i64
  %v = arith.select %c, %o, %z : i32
  memref.store %v, %A[%c0] : memref<?xi32>
  return
}
// expect: different
