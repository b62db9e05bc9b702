func.func @f(%a: memref<200xf32>, %z: memref<1xf32>) {
  %r = memref.reinterpret_cast %z to offset: [0], sizes: [200], strides: [0] : memref<1xf32> to memref<200xf32, strided<[0]>>
  affine.for %i = 0 to 200 {
    %x = affine.load %a[%i] : memref<200xf32>
    affine.store %x, %r[%i] : memref<200xf32, strided<[0]>>
  }
  return
}
// -----
func.func @f(%a: memref<200xf32>, %z: memref<1xf32>) {
  %x = affine.load %a[0] : memref<200xf32>
  affine.store %x, %z[0] : memref<1xf32>
  return
}
// expect: different
