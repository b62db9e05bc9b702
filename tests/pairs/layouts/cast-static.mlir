func.func @f(%A: memref<?xf32, strided<[?], offset: ?>>, %B: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c63 = arith.constant 63 : index
  %v = memref.load %A[%c3] : memref<?xf32, strided<[?], offset: ?>>
  return %v : f32
  
}
// -----
func.func @f(%A: memref<?xf32, strided<[?], offset: ?>>, %B: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c10 = arith.constant 10 : index
  %c50 = arith.constant 50 : index
  %c63 = arith.constant 63 : index
  %V = memref.cast %A : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[2], offset: 3>>
  %v = memref.load %V[%c3] : memref<?xf32, strided<[2], offset: 3>>
  return %v : f32
  
}
// expect: different
