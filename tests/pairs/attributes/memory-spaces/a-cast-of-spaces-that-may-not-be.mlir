func.func @f(%m: memref<4xi32, 3>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32, 3>
  return
}
// -----
func.func @f(%m: memref<4xi32, 3>, %x: i32) {
  %c0 = arith.constant 0 : index
  %k = memref.memory_space_cast %m : memref<4xi32, 3> to memref<4xi32, 1>
  memref.store %x, %k[%c0] : memref<4xi32, 1>
  return
}
// expect: unknown
