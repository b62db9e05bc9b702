func.func @f(%A: memref<8xf32>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  vector.compressstore %A[%c0], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %m: vector<4xi1>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  vector.maskedstore %A[%c0], %m, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// expect: different
