func.func @f(%I: memref<1xindex>, %A: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %i = memref.load %I[%c0] : memref<1xindex>
  %k = arith.muli %i, %c3 : index
  %v = memref.load %A[%k] : memref<8xi32>
  return %v : i32
}
// -----
func.func @f(%I: memref<1xindex>, %A: memref<8xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %i = memref.load %I[%c0] : memref<1xindex>
  %k = arith.muli %i, %c3 : index
  %v0 = memref.load %A[%c0] : memref<8xi32>
  %v3 = memref.load %A[%c3] : memref<8xi32>
  %v6 = memref.load %A[%c6] : memref<8xi32>
  %is0 = arith.cmpi eq, %k, %c0 : index
  %is3 = arith.cmpi eq, %k, %c3 : index
  %w = arith.select %is3, %v3, %v6 : i32
  %v = arith.select %is0, %v0, %w : i32
  return %v : i32
}
// expect: different
