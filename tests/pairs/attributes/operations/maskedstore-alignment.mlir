func.func @f(%A: memref<16xf32>, %n: index, %v: vector<4xf32>) {
  %m = arith.constant dense<true> : vector<4xi1>
  vector.maskedstore %A[%n], %m, %v : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %n: index, %v: vector<4xf32>) {
  %m = arith.constant dense<true> : vector<4xi1>
  vector.maskedstore %A[%n], %m, %v {alignment = 16 : i64} : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return
}
// expect: different
