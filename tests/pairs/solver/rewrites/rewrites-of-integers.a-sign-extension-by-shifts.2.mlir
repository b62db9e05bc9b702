func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %x8 = arith.trunci %x : i32 to i8
  %r = arith.extsi %x8 : i8 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %s = arith.constant 24 : i32
  %a = arith.shli %x, %s : i32
  %r = arith.shrui %a, %s : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
