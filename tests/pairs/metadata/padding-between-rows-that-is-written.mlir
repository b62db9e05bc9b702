func.func @f(%a: memref<4x6xf32, strided<[8, 1]>>, %x: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      affine.store %x, %a[%i, %j] : memref<4x6xf32, strided<[8, 1]>>
    }
  }
  return
}
// -----
func.func @f(%a: memref<4x6xf32, strided<[8, 1]>>, %x: f32) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x6xf32, strided<[8, 1]>> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %b to offset: [0], sizes: [30], strides: [1] : memref<f32> to memref<30xf32>
  affine.for %i = 0 to 30 {
    affine.store %x, %r[%i] : memref<30xf32>
  }
  return
}
// expect: different
