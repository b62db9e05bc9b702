func.func @f(%a: memref<8xf32>, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  memref.store %c0, %o[%c0] : memref<1xindex>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant 4294967296 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%t, %t], strides: [%t, 1] : memref<8xf32> to memref<?x?xf32, strided<[?, 1]>>
  %q = memref.collapse_shape %r [[0, 1]] : memref<?x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>
  %d = memref.dim %q, %c0 : memref<?xf32, strided<[?]>>
  memref.store %d, %o[%c0] : memref<1xindex>
  return
}
// expect: unknown
