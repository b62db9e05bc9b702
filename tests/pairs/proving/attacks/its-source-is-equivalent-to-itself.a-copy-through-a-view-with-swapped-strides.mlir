func.func @f(%A: memref<3x3xf32>, %B: memref<3x3xf32>) {
  memref.copy %A, %B : memref<3x3xf32> to memref<3x3xf32>
  return
}
// -----
func.func @f(%A: memref<3x3xf32>, %B: memref<3x3xf32>) {
  memref.copy %A, %B : memref<3x3xf32> to memref<3x3xf32>
  return
}
// expect: equivalent bitwise
