func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<8xf32>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant 8589934592 : index
  %s = arith.constant 4294967296 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%t], strides: [%s] : memref<8xf32> to memref<?xf32, strided<[?]>>
  %p = memref.subview %r[0] [2] [%s] : memref<?xf32, strided<[?]>> to memref<2xf32, strided<[?]>>
  %v = memref.load %p[%c1] : memref<2xf32, strided<[?]>>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown unsupported
