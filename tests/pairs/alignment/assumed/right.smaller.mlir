func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %C = memref.assume_alignment %A, 64 : memref<16xf32>
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %C = memref.assume_alignment %A, 32 : memref<16xf32>
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: equivalent bitwise static
