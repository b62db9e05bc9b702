func.func @f(%A: memref<3x3xf32>, %B: memref<3x3xf32>) {
  memref.copy %A, %B : memref<3x3xf32> to memref<3x3xf32>
  return
}
// -----
func.func @f(%A: memref<3x3xf32>, %B: memref<3x3xf32>) {
  %t = memref.transpose %A (i, j) -> (j, i) : memref<3x3xf32> to memref<3x3xf32, strided<[1, 3]>>
  memref.copy %t, %B : memref<3x3xf32, strided<[1, 3]>> to memref<3x3xf32>
  return
}
// expect: different
