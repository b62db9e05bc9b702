func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %T = memref.alloc() : memref<4xf32>
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %T[%i] : memref<4xf32>, vector<4xf32>
  %w = vector.load %T[%i] : memref<4xf32>, vector<4xf32>
  vector.store %w, %B[%i] : memref<16xf32>, vector<4xf32>
  memref.dealloc %T : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %T = memref.alloc() : memref<4xf32>
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] : memref<16xf32>, vector<4xf32>
  vector.store %v, %T[%i] {alignment = 16 : i64} : memref<4xf32>, vector<4xf32>
  %w = vector.load %T[%i] : memref<4xf32>, vector<4xf32>
  vector.store %w, %B[%i] : memref<16xf32>, vector<4xf32>
  memref.dealloc %T : memref<4xf32>
  return
}
// expect: unknown
