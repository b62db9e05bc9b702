func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  
  %i = arith.constant 1 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  
  %i = arith.constant 1 : index
  %v = vector.load %A[%i] {alignment = 16 : i64} : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: different
