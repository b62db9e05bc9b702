func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant 8589934592 : index
  %s = arith.constant 4294967296 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%t], strides: [%s] : memref<8xf32> to memref<?xf32, strided<[?]>>
  %p = memref.subview %r[%s] [1] [1] : memref<?xf32, strided<[?]>> to memref<1xf32, strided<[?], offset: ?>>
  %v = memref.load %p[%c0] : memref<1xf32, strided<[?], offset: ?>>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown unsupported
