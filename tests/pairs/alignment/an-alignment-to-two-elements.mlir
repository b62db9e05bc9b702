func.func @f(%A: memref<8xf32>, %i: index) -> f32 {
  %v = memref.load %A[%i] : memref<8xf32>
  return %v : f32
}
// -----
func.func @f(%A: memref<8xf32>, %i: index) -> f32 {
  memref.assume_alignment %A, 8 : memref<8xf32>
  %v = memref.load %A[%i] : memref<8xf32>
  return %v : f32
}
// expect: unknown alignment
