func.func @f(%A: memref<16xf32>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<true> : vector<4xi1>
  %i = arith.constant dense<[1, 3, 5, 7]> : vector<4xi32>
  vector.scatter %A[%c0] [%i], %m, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<true> : vector<4xi1>
  %i = arith.constant dense<[1, 3, 5, 7]> : vector<4xi32>
  vector.scatter %A[%c0] [%i], %m, %v {alignment = 8 : i64} : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// expect: unknown unsupported
