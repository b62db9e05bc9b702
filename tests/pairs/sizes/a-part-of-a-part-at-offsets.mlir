func.func @f(%A: memref<?x?x?xf32>, %n: index) -> f32 {
  %0 = memref.subview %A[3, 1, 8] [1, %n, 1] [1, 1, 1] : memref<?x?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.subview %0[6] [1] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<f32, strided<[], offset: ?>>
  %2 = memref.load %1[] : memref<f32, strided<[], offset: ?>>
  return %2 : f32
}
// -----
func.func @f(%A: memref<?x?x?xf32>, %n: index) -> f32 {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %0 = memref.load %A[%c3, %c7, %c8] : memref<?x?x?xf32>
  return %0 : f32
}
// expect: equivalent bitwise
