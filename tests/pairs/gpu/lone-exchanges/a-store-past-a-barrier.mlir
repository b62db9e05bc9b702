func.func @f(%a: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  gpu.barrier
  memref.store %x, %a[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<4xi32>
  gpu.barrier
  return
}
// expect: unknown unsupported
