// options: --func f
func.func private @g(%m: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %q = memref.reinterpret_cast %b to offset: [%o], sizes: [1], strides: [1] : memref<f32> to memref<1xf32, strided<[1], offset: ?>>
  %z = arith.constant 0 : index
  %v = memref.load %q[%z] : memref<1xf32, strided<[1], offset: ?>>
  return %v : f32
}
func.func @f(%m: memref<16xf32>, %o: index, %st: index) -> f32 {
  %s = memref.subview %m[%o] [2] [%st] : memref<16xf32> to memref<2xf32, strided<[?], offset: ?>>
  %c = memref.cast %s : memref<2xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %r = func.call @g(%c) : (memref<?xf32, strided<[?], offset: ?>>) -> f32
  return %r : f32
}
// -----
func.func private @g(%m: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %q = memref.reinterpret_cast %b to offset: [%o], sizes: [1], strides: [1] : memref<f32> to memref<1xf32, strided<[1], offset: ?>>
  %z = arith.constant 0 : index
  %v = memref.load %q[%z] : memref<1xf32, strided<[1], offset: ?>>
  return %v : f32
}
func.func @f(%m: memref<16xf32>, %o: index, %st: index) -> f32 {
  %s = memref.subview %m[%o] [2] [%st] : memref<16xf32> to memref<2xf32, strided<[?], offset: ?>>
  %c = memref.cast %s : memref<2xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %r = memref.load %m[%o] : memref<16xf32>
  return %r : f32
}
// expect: equivalent bitwise listed
