func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i0 = arith.constant 0 : index
  %v0 = memref.load %A[%i0] : memref<16xf32>
  memref.store %v0, %B[%i0] : memref<16xf32>
  %i1 = arith.constant 1 : index
  %v1 = memref.load %A[%i1] : memref<16xf32>
  memref.store %v1, %B[%i1] : memref<16xf32>
  %i2 = arith.constant 2 : index
  %v2 = memref.load %A[%i2] : memref<16xf32>
  memref.store %v2, %B[%i2] : memref<16xf32>
  %i3 = arith.constant 3 : index
  %v3 = memref.load %A[%i3] : memref<16xf32>
  memref.store %v3, %B[%i3] : memref<16xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  
  %i = arith.constant 0 : index
  %v = vector.load %A[%i] {alignment = 16 : i64} : memref<16xf32>, vector<4xf32>
  vector.store %v, %B[%i] : memref<16xf32>, vector<4xf32>
  return
}
// expect: unknown
