func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %v = memref.load %A[%i] : memref<16xf32>
  memref.store %v, %B[%i] : memref<16xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %B: memref<16xf32>) {
  %i = arith.constant 0 : index
  %v = memref.load %A[%i] {alignment = 8 : i64} : memref<16xf32>
  memref.store %v, %B[%i] {alignment = 8 : i64} : memref<16xf32>
  return
}
// expect: unknown
