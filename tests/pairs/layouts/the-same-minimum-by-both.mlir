func.func @f(%A: memref<?xf32, strided<[?], offset: ?>>) -> index {
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
  %b, %o, %z, %t = memref.extract_strided_metadata %A : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %m = arith.minsi %t, %c4 : index
  return %m : index

}
// -----
func.func @f(%A: memref<?xf32, strided<[?], offset: ?>>) -> index {
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
  %b, %o, %z, %t = memref.extract_strided_metadata %A : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %m = arith.minsi %c4, %t : index
  return %m : index

}
// expect: equivalent
