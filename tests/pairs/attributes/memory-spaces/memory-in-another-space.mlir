func.func @f(%m: memref<4xi32, 3>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32, 3>
  return
}
// -----
func.func @f(%m: memref<4xi32, 1>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32, 1>
  return
}
// expect: unknown
