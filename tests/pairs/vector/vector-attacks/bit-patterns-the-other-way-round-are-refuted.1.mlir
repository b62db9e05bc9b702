func.func @f(%A: memref<4xi8>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<4xi8>, vector<4xi8>
  %w = vector.bitcast %v : vector<4xi8> to vector<1xi32>
  vector.store %w, %B[%c0] : memref<1xi32>, vector<1xi32>
  return
}
// -----
func.func @f(%A: memref<4xi8>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<4xi8>, vector<4xi8>
  %u = vector.shuffle %v, %v [3, 2, 1, 0] : vector<4xi8>, vector<4xi8>
  %w = vector.bitcast %u : vector<4xi8> to vector<1xi32>
  vector.store %w, %B[%c0] : memref<1xi32>, vector<1xi32>
  return
}
// expect: different
