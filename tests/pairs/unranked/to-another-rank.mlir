// The cast of a memref of two dimensions to one of one dimension is undefined, and is refused.
func.func @f(%m: memref<2x2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %u = memref.cast %m : memref<2x2xf32> to memref<*xf32>
  %r = memref.cast %u : memref<*xf32> to memref<?xf32>
  %x = memref.load %r[%c0] : memref<?xf32>
  return %x : f32
}
// -----
func.func @f(%m: memref<2x2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0, %c0] : memref<2x2xf32>
  return %x : f32
}
// expect: unknown unsupported
