func.func @f(%A: memref<16xf32>, %i: vector<4xi32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<true> : vector<4xi1>
  %p = arith.constant dense<0.0> : vector<4xf32>
  %v = vector.gather %A[%c0] [%i], %m, %p : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}
// -----
func.func @f(%A: memref<16xf32>, %i: vector<4xi32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %m = arith.constant dense<true> : vector<4xi1>
  %p = arith.constant dense<0.0> : vector<4xf32>
  %v = vector.gather %A[%c0] [%i], %m, %p {alignment = 16 : i64} : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %v : vector<4xf32>
}
// expect: unknown unsupported
