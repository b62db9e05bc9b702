func.func @f(%a: memref<16xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<16xf32>
  %p = memref.subview %m[4] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.store %x, %p[%c0] : memref<4xf32, strided<[1], offset: 4>>
  %v = memref.load %p[%c0] : memref<4xf32, strided<[1], offset: 4>>
  memref.store %v, %a[%c0] : memref<16xf32>
  memref.dealloc %m : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<16xf32>
  %p = memref.subview %m[4] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 4>>
  memref.store %x, %p[%c0] : memref<4xf32, strided<[1], offset: 4>>
  %b, %o, %s, %t = memref.extract_strided_metadata %p : memref<4xf32, strided<[1], offset: 4>> -> memref<f32>, index, index, index
  %r = memref.reinterpret_cast %b to offset: [%o], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
  %v = memref.load %r[%c0] : memref<4xf32, strided<[1], offset: ?>>
  memref.store %v, %a[%c0] : memref<16xf32>
  memref.dealloc %m : memref<16xf32>
  return
}
// expect: equivalent
