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
  %c4 = arith.constant 4 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [5], strides: [4611686018427387904] : memref<8xf32> to memref<5xf32, strided<[4611686018427387904]>>
  %v = memref.load %r[%c4] : memref<5xf32, strided<[4611686018427387904]>>
  memref.store %v, %o[%c0] : memref<1xf32>
  return
}
// expect: unknown unsupported
