// options: --func f
func.func private @g(%m: memref<?xf32, strided<[?], offset: ?>>) -> (index, index, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %o, %s, %t : index, index, index
}
func.func @f(%m: memref<16xf32>, %o: index, %st: index) -> (index, index, index) {
  %s = memref.subview %m[%o] [2] [%st] : memref<16xf32> to memref<2xf32, strided<[?], offset: ?>>
  %c = memref.cast %s : memref<2xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %r:3 = func.call @g(%c) : (memref<?xf32, strided<[?], offset: ?>>) -> (index, index, index)
  return %r#0, %r#1, %r#2 : index, index, index
}
// -----
func.func private @g(%m: memref<?xf32, strided<[?], offset: ?>>) -> (index, index, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %o, %s, %t : index, index, index
}
func.func @f(%m: memref<16xf32>, %o: index, %st: index) -> (index, index, index) {
  %s = memref.subview %m[%o] [2] [%st] : memref<16xf32> to memref<2xf32, strided<[?], offset: ?>>
  %c = memref.cast %s : memref<2xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %r:3 = func.call @g(%c) : (memref<?xf32, strided<[?], offset: ?>>) -> (index, index, index)
  %k = arith.constant 2 : index
  return %st, %k, %o : index, index, index
}
// expect: different
