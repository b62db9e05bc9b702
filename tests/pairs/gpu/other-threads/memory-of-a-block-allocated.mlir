func.func @f(%a: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xi32>
  return
}
// -----
func.func @f(%a: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %s = memref.alloc() : memref<1xi32, #gpu.address_space<workgroup>>
  memref.store %x, %s[%c0] : memref<1xi32, #gpu.address_space<workgroup>>
  %y = memref.load %s[%c0] : memref<1xi32, #gpu.address_space<workgroup>>
  memref.store %y, %a[%t] : memref<16xi32>
  return
}
// expect: unknown unsupported
