func.func private @print(memref<*xf32>)
func.func @f(%m: memref<2x3xf32>) {
  %u = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  return
}
// -----
func.func private @print(memref<*xf32>)
func.func @f(%m: memref<2x3xf32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [3, 2], strides: [2, 1] : memref<2x3xf32> to memref<3x2xf32>
  %u = memref.cast %r : memref<3x2xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  return
}
// expect: different
