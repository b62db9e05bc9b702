func.func @f(%m: memref<4xi32, #gpu.address_space<global>>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32, #gpu.address_space<global>>
  return
}
// -----
func.func @f(%m: memref<4xi32, #gpu.address_space<workgroup>>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32, #gpu.address_space<workgroup>>
  return
}
// expect: unknown
