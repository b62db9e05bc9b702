func.func @f(%v: vector<8xf32>, %k: vector<8xi1>, %i: vector<8xindex>, %a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %a[%c0] [%i], %k, %v : memref<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<8xf32>, %k: vector<8xi1>, %i: vector<8xindex>, %a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %r = vector.shuffle %v, %v [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xf32>, vector<8xf32>
  %j = vector.shuffle %i, %i [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xindex>, vector<8xindex>
  %l = vector.shuffle %k, %k [7, 6, 5, 4, 3, 2, 1, 0] : vector<8xi1>, vector<8xi1>
  vector.scatter %a[%c0] [%j], %l, %r : memref<8xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32>
  return
}
// expect: different
