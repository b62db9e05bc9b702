// options: --assume x:0..199
func.func @f(%x: i8, %out: memref<i16>) {
  %e = arith.constant 256 : i16
  %w = arith.extui %x : i8 to i16
  %a = arith.remui %w, %e : i16
  %c = arith.constant 200 : i8
  %p = arith.cmpi ult, %x, %c : i8
  %r = arith.extui %p : i1 to i16
  memref.store %r, %out[] : memref<i16>
  return
}
// -----
func.func @f(%x: i8, %out: memref<i16>) {
  %t = arith.constant true
  %r = arith.extui %t : i1 to i16
  memref.store %r, %out[] : memref<i16>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: %x is from 0 to 199
