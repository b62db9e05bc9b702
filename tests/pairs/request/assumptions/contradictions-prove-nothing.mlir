// options: --assume x:5..6 --assume x:-2..-1
func.func @f(%x: i32, %y: i32, %out: memref<i32>) {
  %e = arith.constant 8 : i32
  %r = arith.divsi %x, %e : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// -----
func.func @f(%x: i32, %y: i32, %out: memref<i32>) {
  %t = arith.constant 3 : i32
  %r = arith.shrsi %x, %t : i32
  memref.store %r, %out[] : memref<i32>
  return
}
// expect: unknown
