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
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      affine.store %x, %r[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    }
  }
  return
}
// expect: equivalent
