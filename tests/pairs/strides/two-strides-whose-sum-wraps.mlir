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
  %s = arith.constant 4611686018427387904 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [3, 3], strides: [%s, %s] : memref<8xf32> to memref<3x3xf32, strided<[?, ?]>>
  %v = memref.load %r[%c2, %c2] : memref<3x3xf32, strided<[?, ?]>>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown unsupported
