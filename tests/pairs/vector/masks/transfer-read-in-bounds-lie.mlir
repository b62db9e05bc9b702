func.func @f(%A: memref<6xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %A[%c0], %p : memref<6xf32>, vector<8xf32>
  return %v : vector<8xf32>
}
// -----
func.func @f(%A: memref<6xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %A[%c0], %p {in_bounds = [true]} : memref<6xf32>, vector<8xf32>
  return %v : vector<8xf32>
}
// expect: different
