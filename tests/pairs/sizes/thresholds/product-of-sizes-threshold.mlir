func.func @f(%A: memref<?xi32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  memref.store %z, %A[%c0] : memref<?xi32>
  return
}
// -----
func.func @f(%A: memref<?xi32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 1763 : index
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %p = arith.muli %n, %m : index
  %c = arith.cmpi eq, %p, %k : index
  %v = arith.select %c, %o, %z : i32
  memref.store %v, %A[%c0] : memref<?xi32>
  return
}
// expect: different
