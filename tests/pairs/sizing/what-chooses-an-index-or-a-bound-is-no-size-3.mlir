func.func @f(%x: i32, %A: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 700000 : i32
  %seven = arith.constant 7 : i32
  %t = arith.muli %x, %seven : i32
  %is = arith.cmpi eq, %t, %k : i32
  %i = arith.select %is, %c1, %c0 : index
  scf.for %j = %c0 to %i step %c1 { memref.store %x, %A[%j] : memref<4xi32> }
  return
}
// -----
func.func @f(%x: i32, %A: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 700007 : i32
  %seven = arith.constant 7 : i32
  %t = arith.muli %x, %seven : i32
  %is = arith.cmpi eq, %t, %k : i32
  %i = arith.select %is, %c1, %c0 : index
  scf.for %j = %c0 to %i step %c1 { memref.store %x, %A[%j] : memref<4xi32> }
  return
}
// expect: different
