func.func @f(%A: memref<4xf32, strided<[1], offset: ?>>) -> f32 {
  %c2 = arith.constant 2 : index
  %x = memref.load %A[%c2] : memref<4xf32, strided<[1], offset: ?>>
  return %x : f32
}
// -----
func.func @f(%A: memref<4xf32, strided<[1], offset: ?>>) -> f32 {
  %c2 = arith.constant 2 : index
  %B = memref.cast %A : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1]>>
  %x = memref.load %B[%c2] : memref<4xf32, strided<[1]>>
  return %x : f32
}
// expect: different
