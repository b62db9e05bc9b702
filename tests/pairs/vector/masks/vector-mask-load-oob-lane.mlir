func.func @f(%A: memref<6xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %m = vector.constant_mask [6] : vector<8xi1>
  %p = arith.constant dense<0.0> : vector<8xf32>
  %v = vector.maskedload %A[%c0], %m, %p : memref<6xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %v : vector<8xf32>
}
// -----
func.func @f(%A: memref<6xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %m = vector.constant_mask [7] : vector<8xi1>
  %p = arith.constant dense<0.0> : vector<8xf32>
  %v = vector.maskedload %A[%c0], %m, %p : memref<6xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return %v : vector<8xf32>
}
// expect: different
