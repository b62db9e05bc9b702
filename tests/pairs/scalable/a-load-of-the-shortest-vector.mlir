// The target leaves the rest of the vector alone where there is one.
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<?xf32>, vector<[4]xf32>
  vector.store %v, %B[%c0] : memref<?xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<?xf32>, vector<4xf32>
  vector.store %v, %B[%c0] : memref<?xf32>, vector<4xf32>
  return
}
// expect: different
