func.func @f(%a: memref<8xf32>, %o: memref<3xf32>) {
  affine.for %i = 0 to 3 step 2 {
    %v = affine.load %a[0] : memref<8xf32>
    affine.store %v, %o[%i] : memref<3xf32>
  }
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<3xf32>) {
  %s = arith.constant -9223372036854775808 : index
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [3], strides: [%s] : memref<8xf32> to memref<3xf32, strided<[?]>>
  affine.for %i = 0 to 3 step 2 {
    %v = affine.load %r[%i] : memref<3xf32, strided<[?]>>
    affine.store %v, %o[%i] : memref<3xf32>
  }
  return
}
// expect: unknown unsupported
