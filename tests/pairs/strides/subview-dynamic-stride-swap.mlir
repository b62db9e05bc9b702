func.func @f(%A: memref<64xf32>, %s: index) -> f32 {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %A[1] [4] [%s] : memref<64xf32> to memref<4xf32, strided<[?], offset: 1>>
  %x = memref.load %v[%c2] : memref<4xf32, strided<[?], offset: 1>>
  return %x : f32
}
// -----
func.func @f(%A: memref<64xf32>, %s: index) -> f32 {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %A[%s] [4] [1] : memref<64xf32> to memref<4xf32, strided<[1], offset: ?>>
  %x = memref.load %v[%c2] : memref<4xf32, strided<[1], offset: ?>>
  return %x : f32
}
// expect: different
