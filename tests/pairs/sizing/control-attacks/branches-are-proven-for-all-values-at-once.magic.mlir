func.func @f(%x: i32, %A: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %three = arith.constant 3 : i32
  %k = arith.constant 700003 : i32
  %t = arith.muli %x, %seven : i32
  %u = arith.addi %t, %three : i32
  %is = arith.cmpi eq, %u, %k : i32
  cf.cond_br %is, ^write, ^end
^write:
  memref.store %x, %A[%c0] : memref<1xi32>
  cf.br ^end
^end:
  return
}
// -----
func.func @f(%x: i32, %A: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %three = arith.constant 3 : i32
  %k = arith.constant 700003 : i32
  %t = arith.muli %x, %seven : i32
  %u = arith.addi %t, %three : i32
  %is = arith.cmpi eq, %u, %k : i32
  cf.cond_br %is, ^write, ^end
^write:
  memref.store %x, %A[%c0] : memref<1xi32>
  cf.br ^end
^end:
  return
}
// expect: equivalent bitwise static
