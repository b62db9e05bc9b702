func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %m = arith.constant 1 : i32
  %s = arith.constant 40 : i32
  %a = arith.ori %x, %m : i32
  %b = arith.andi %s, %s : i32
  %t = arith.ori %y, %s : i32
  %r = arith.shli %a, %t : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %r = arith.ori %x, %x : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: unknown open-obligation
