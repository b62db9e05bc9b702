func.func @f(%m: memref<*xi32, 3>, %x: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.cast %m : memref<*xi32, 3> to memref<4xi32, 3>
  memref.store %x, %k[%c0] : memref<4xi32, 3>
  return
}
// -----
func.func @f(%m: memref<*xi32, 1>, %x: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.cast %m : memref<*xi32, 1> to memref<4xi32, 1>
  memref.store %x, %k[%c0] : memref<4xi32, 1>
  return
}
// expect: unknown
