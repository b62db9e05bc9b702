// A vector of single bits is packed in LLVM's memory, and its elements stand alone in a memref.
func.func @f(%A: memref<8xi1>, %B: memref<8xi8>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<8xi1>, vector<8xi1>
  %w = arith.extui %v : vector<8xi1> to vector<8xi8>
  vector.store %w, %B[%c0] : memref<8xi8>, vector<8xi8>
  return
}
// -----
func.func @f(%A: memref<8xi1>, %B: memref<8xi8>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<8xi1>, vector<8xi1>
  %w = arith.extui %v : vector<8xi1> to vector<8xi8>
  vector.store %w, %B[%c0] : memref<8xi8>, vector<8xi8>
  return
}
// expect: equivalent bitwise
