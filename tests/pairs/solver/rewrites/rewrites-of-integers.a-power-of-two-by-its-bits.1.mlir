func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %o = arith.constant 1 : i32
  %c_ = math.ctpop %x : i32
  %p = arith.cmpi ule, %c_, %o : i32
  %r = arith.extui %p : i1 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %o = arith.constant 1 : i32
  %z0 = arith.constant 0 : i32
  %d = arith.subi %x, %o : i32
  %a = arith.andi %x, %d : i32
  %p = arith.cmpi eq, %a, %z0 : i32
  %r = arith.extui %p : i1 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
