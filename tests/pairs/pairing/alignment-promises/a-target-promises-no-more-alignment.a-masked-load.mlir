func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %m = arith.constant dense<[false, true, true, true]> : vector<4xi1>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %v = vector.maskedload %A[%i], %m, %z : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %m = arith.constant dense<[false, true, true, true]> : vector<4xi1>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %v = vector.maskedload %A[%i], %m, %z {alignment = 16 : i64} : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: unknown
