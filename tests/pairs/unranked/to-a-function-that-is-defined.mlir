func.func private @g(%u: memref<*xf32>) {
  return
}
func.func @f(%m: memref<2xf32>) {
  %u = memref.cast %m : memref<2xf32> to memref<*xf32>
  call @g(%u) : (memref<*xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<2xf32>) {
  return
}
// expect: equivalent
