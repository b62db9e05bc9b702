func.func @f(%n: index, %A: memref<1xi1>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %r = arith.cmpi sgt, %n, %c9 : index
  %s = arith.select %r, %c9, %c0 : index
  %t = arith.cmpi eq, %s, %c9 : index
  memref.store %t, %A[%c0] : memref<1xi1>
  return
}
// -----
func.func @f(%n: index, %A: memref<1xi1>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : i32
  %k = arith.index_cast %n : index to i32
  %r = arith.cmpi sgt, %k, %c9 : i32
  memref.store %r, %A[%c0] : memref<1xi1>
  return
}
// expect: different
