func.func @f(%A: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  memref.store %z, %A[%c0] : memref<4xf32>
  return
}
// -----
func.func @f(%A: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  memref.store %z, %A[%c0] : memref<4xf32>
  memref.dealloc %A : memref<4xf32>
  return
}
// expect: unknown
