// A sum that must not overflow may become one that may.
func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %r = arith.addi %x, %y overflow<nsw> : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %c: i1, %out: memref<i32>) {
  %r = arith.addi %x, %y : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise static
