func.func @f(%A: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0x7FC00000 : f32
  memref.store %x, %A[%c0] : memref<2xf32>
  return %x : f32
}
// -----
func.func @f(%A: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 0x7FC00001 : f32
  memref.store %x, %A[%c0] : memref<2xf32>
  return %x : f32
}
// expect: equivalent
