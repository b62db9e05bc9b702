func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c = arith.constant 12 : i32
  %r = arith.floordivsi %x, %c : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c = arith.constant 12 : i32
  %z0 = arith.constant 0 : i32
  %m = arith.constant -1 : i32
  %q = arith.divsi %x, %c : i32
  %e = arith.remsi %x, %c : i32
  %n = arith.cmpi sgt, %e, %z0 : i32
  %l = arith.addi %q, %m : i32
  %r = arith.select %n, %l, %q : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
