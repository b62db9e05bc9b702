func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[3] : memref<8xf32>
    affine.store %v, %o[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %r = memref.reinterpret_cast %a to offset: [3], sizes: [8], strides: [0] : memref<8xf32> to memref<8xf32, strided<[0], offset: 3>>
  affine.for %i = 0 to 8 {
    %v = affine.load %r[%i] : memref<8xf32, strided<[0], offset: 3>>
    affine.store %v, %o[%i] : memref<8xf32>
  }
  return
}
// expect: equivalent
