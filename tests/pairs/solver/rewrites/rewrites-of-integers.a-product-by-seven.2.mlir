func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c = arith.constant 7 : i32
  %r = arith.muli %x, %c : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c = arith.constant 3 : i32
  %a = arith.shli %x, %c : i32
  %r = arith.addi %a, %x : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
