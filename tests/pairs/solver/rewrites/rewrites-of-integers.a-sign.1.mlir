func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %z0 = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %m = arith.constant -1 : i32
  %n = arith.cmpi slt, %x, %z0 : i32
  %p = arith.cmpi sgt, %x, %z0 : i32
  %a = arith.select %p, %o, %z0 : i32
  %r = arith.select %n, %m, %a : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %z0 = arith.constant 0 : i32
  %s = arith.constant 31 : i32
  %a = arith.shrsi %x, %s : i32
  %n = arith.subi %z0, %x : i32
  %b = arith.shrui %n, %s : i32
  %r = arith.ori %a, %b : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
