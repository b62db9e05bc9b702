func.func @f(%a: memref<8xf32>, %x: f32) {
  affine.store %x, %a[0] : memref<8xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = arith.constant -9223372036854775808 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [%s] : memref<8xf32> to memref<3xf32, strided<[?]>>
  memref.store %x, %r[%c2] : memref<3xf32, strided<[?]>>
  return
}
// expect: unknown unsupported
