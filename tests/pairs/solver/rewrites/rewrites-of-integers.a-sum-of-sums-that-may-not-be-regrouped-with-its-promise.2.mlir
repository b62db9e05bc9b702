func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %a = arith.addi %x, %y overflow<nsw> : i32
  %r = arith.addi %a, %z overflow<nsw> : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %a = arith.addi %y, %z overflow<nsw> : i32
  %r = arith.addi %x, %a : i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: different
