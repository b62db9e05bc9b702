func.func @f(%A: memref<?xf32>) {
  %c = arith.constant dense<2.0> : vector<[4]xf32>
  %v = affine.vector_load %A[0] : memref<?xf32>, vector<[4]xf32>
  %r = arith.mulf %v, %c : vector<[4]xf32>
  affine.vector_store %r, %A[0] : memref<?xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 2.0 : f32
  %c = vector.broadcast %x : f32 to vector<[4]xf32>
  %v = vector.load %A[%c0] : memref<?xf32>, vector<[4]xf32>
  %r = arith.mulf %c, %v : vector<[4]xf32>
  vector.store %r, %A[%c0] : memref<?xf32>, vector<[4]xf32>
  return
}
// expect: equivalent bitwise
