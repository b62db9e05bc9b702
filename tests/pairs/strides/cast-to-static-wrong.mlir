func.func @f(%A: memref<?xf32>) -> f32 {
  %c2 = arith.constant 2 : index
  %x = memref.load %A[%c2] : memref<?xf32>
  return %x : f32
}
// -----
func.func @f(%A: memref<?xf32>) -> f32 {
  %c2 = arith.constant 2 : index
  %B = memref.cast %A : memref<?xf32> to memref<8xf32>
  %x = memref.load %B[%c2] : memref<8xf32>
  return %x : f32
}
// expect: different
