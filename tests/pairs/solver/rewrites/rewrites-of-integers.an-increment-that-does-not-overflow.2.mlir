func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %o = arith.constant 1 : i32
  %a = arith.addi %x, %o overflow<nsw> : i32
  %p = arith.cmpi sgt, %a, %x : i32
  %r = arith.extui %p : i1 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %r = arith.constant 0 : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
