func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %x8 = arith.trunci %x : i32 to i8
  %c = arith.constant 10 : i8
  %e = arith.remsi %x8, %c : i8
  %r = arith.extsi %e : i8 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %x8 = arith.trunci %x : i32 to i8
  %c = arith.constant 10 : i8
  %q = arith.divsi %x8, %c : i8
  %p = arith.muli %q, %c : i8
  %e = arith.subi %x8, %p : i8
  %r = arith.extsi %e : i8 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
