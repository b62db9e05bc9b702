func.func @f(%a: memref<8xf32>, %o: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i mod 2] : memref<8xf32>
    affine.store %v, %o[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<4xf32>) {
  %s = arith.constant -9223372036854775808 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [%s, 1] : memref<8xf32> to memref<4x2xf32, strided<[?, 1]>>
  affine.for %i = 0 to 4 {
    %v = affine.load %r[(%i floordiv 2) * 2, %i mod 2] : memref<4x2xf32, strided<[?, 1]>>
    affine.store %v, %o[%i] : memref<4xf32>
  }
  return
}
// expect: unknown unsupported
