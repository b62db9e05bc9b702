func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %r = arith.minsi %x, %y : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %z0 = arith.constant 0 : i32
  %p = arith.cmpi slt, %x, %y : i32
  %b = arith.extui %p : i1 to i32
  %n = arith.subi %z0, %b : i32
  %d = arith.xori %x, %y : i32
  %e = arith.andi %d, %n : i32
  %r = arith.xori %y, %e : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
