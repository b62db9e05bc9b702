func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  memref.copy %a, %o : memref<8xf32> to memref<8xf32>
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %s = arith.constant 9223372036854775807 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [1, 8], strides: [%s, 1] : memref<8xf32> to memref<1x8xf32, strided<[?, 1]>>
  affine.for %i = 0 to 8 {
    %v = affine.load %r[0, %i] : memref<1x8xf32, strided<[?, 1]>>
    affine.store %v, %o[%i] : memref<8xf32>
  }
  return
}
// expect: equivalent
