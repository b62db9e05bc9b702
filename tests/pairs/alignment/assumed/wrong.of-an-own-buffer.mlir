func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %M = memref.alloc() : memref<16xf32>
  memref.copy %A, %M : memref<16xf32> to memref<16xf32>
  %i = arith.constant 0 : index
  %v = vector.load %M[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %M = memref.alloc() : memref<16xf32>
  memref.copy %A, %M : memref<16xf32> to memref<16xf32>
  %C = memref.assume_alignment %M, 256 : memref<16xf32>
  %i = arith.constant 0 : index
  %v = vector.load %M[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: unknown
