// Who prints a memref sees its rank.
func.func private @print(memref<*xf32>)
func.func @f(%m: memref<4xf32>) {
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  return
}
// -----
func.func private @print(memref<*xf32>)
func.func @f(%m: memref<4xf32>) {
  %r = memref.expand_shape %m [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
  %u = memref.cast %r : memref<4x1xf32> to memref<*xf32>
  call @print(%u) : (memref<*xf32>) -> ()
  return
}
// expect: different
