// options: --all-sizes require
func.func @f(%A: memref<4x6xf32>) -> memref<24xf32> {
  %B = memref.collapse_shape %A [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  return %B : memref<24xf32>
}
// -----
func.func @f(%A: memref<4x6xf32>) -> memref<24xf32> {
  %B = memref.reinterpret_cast %A to offset: [0], sizes: [24], strides: [1] : memref<4x6xf32> to memref<24xf32>
  return %B : memref<24xf32>
}
// expect: equivalent bitwise static
