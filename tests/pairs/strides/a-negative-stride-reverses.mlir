func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %v = affine.load %a[7 - %i] : memref<8xf32>
    affine.store %v, %o[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %r = memref.reinterpret_cast %a to offset: [7], sizes: [8], strides: [-1] : memref<8xf32> to memref<8xf32, strided<[-1], offset: 7>>
  affine.for %i = 0 to 8 {
    %v = affine.load %r[%i] : memref<8xf32, strided<[-1], offset: 7>>
    affine.store %v, %o[%i] : memref<8xf32>
  }
  return
}
// expect: equivalent bitwise static
