func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %t = arith.constant 10 : i32
  %m = arith.constant 2047 : i32
  %y16 = arith.andi %x, %m : i32
  %r = arith.divui %y16, %t : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c = arith.constant 52429 : i32
  %m = arith.constant 2047 : i32
  %s = arith.constant 19 : i32
  %y16 = arith.andi %x, %m : i32
  %p = arith.muli %y16, %c : i32
  %r = arith.shrui %p, %s : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
