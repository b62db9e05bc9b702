func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %s = arith.constant 9223372036854775807 : index
  %r = memref.reinterpret_cast %a to offset: [2], sizes: [3], strides: [%s] : memref<8xf32> to memref<3xf32, strided<[?], offset: 2>>
  %v = memref.load %r[%c2] : memref<3xf32, strided<[?], offset: 2>>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown unsupported
