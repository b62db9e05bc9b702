func.func @f(%A: memref<8xf32>, %i: vector<4xi32>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<true> : vector<4xi1>
  vector.scatter %A[%c0] [%i], %m, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %i: vector<4xi32>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<true> : vector<4xi1>
  %j = vector.shuffle %i, %i [3, 2, 1, 0] : vector<4xi32>, vector<4xi32>
  %w = vector.shuffle %v, %v [3, 2, 1, 0] : vector<4xf32>, vector<4xf32>
  vector.scatter %A[%c0] [%j], %m, %w : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// expect: different
