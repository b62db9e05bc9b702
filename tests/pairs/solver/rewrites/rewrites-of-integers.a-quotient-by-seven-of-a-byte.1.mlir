func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %t = arith.constant 7 : i8
  %x8 = arith.trunci %x : i32 to i8
  %q = arith.divui %x8, %t : i8
  %r = arith.extui %q : i8 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %z: i32, %out: memref<i32>) {
  %c = arith.constant 37 : i16
  %s8 = arith.constant 8 : i16
  %s1 = arith.constant 1 : i16
  %s2 = arith.constant 2 : i16
  %x8 = arith.trunci %x : i32 to i8
  %w = arith.extui %x8 : i8 to i16
  %p = arith.muli %w, %c : i16
  %h = arith.shrui %p, %s8 : i16
  %d = arith.subi %w, %h : i16
  %e = arith.shrui %d, %s1 : i16
  %f = arith.addi %e, %h : i16
  %g = arith.shrui %f, %s2 : i16
  %r = arith.extui %g : i16 to i32

  memref.store %r, %out[] : memref<i32>
  return
}
// expect: equivalent bitwise
