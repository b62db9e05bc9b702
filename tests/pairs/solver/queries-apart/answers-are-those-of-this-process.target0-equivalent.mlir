func.func @f(%d: memref<i32>, %w: memref<i32>) {
  %x = memref.load %d[] : memref<i32>
  %c = arith.constant 8 : i32
  %r = arith.remui %x, %c : i32
  memref.store %r, %w[] : memref<i32>
  return
}
// -----
func.func @f(%d: memref<i32>, %w: memref<i32>) {
  %x = memref.load %d[] : memref<i32>
  %c = arith.constant 7 : i32
  %r = arith.andi %x, %c : i32
  memref.store %r, %w[] : memref<i32>
  return
}
// expect: equivalent bitwise
