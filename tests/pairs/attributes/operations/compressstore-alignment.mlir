func.func @f(%A: memref<16xf32>, %n: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  vector.compressstore %A[%n], %m, %v : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %n: index, %m: vector<4xi1>, %v: vector<4xf32>) {
  vector.compressstore %A[%n], %m, %v {alignment = 16 : i64} : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return
}
// expect: different
