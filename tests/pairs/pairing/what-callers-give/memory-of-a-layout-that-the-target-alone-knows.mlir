func.func @f(%A: memref<4xf32, strided<[?], offset: ?>>, %x: f32) {
  %c1 = arith.constant 1 : index
  memref.store %x, %A[%c1] : memref<4xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %x: f32) {
  %c1 = arith.constant 1 : index
  memref.store %x, %A[%c1] : memref<4xf32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: callers give %A as memref<4xf32>, as the target takes it, not as any memref<4xf32, strided<[?], offset: ?>>
