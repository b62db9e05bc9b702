func.func @f(%m: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.cast %m : memref<*xf32> to memref<4xf32>
  %x = memref.load %a[%c0] : memref<4xf32>
  return %x : f32
}
// -----
func.func @f(%m: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.cast %m : memref<*xf32> to memref<2x2xf32>
  %x = memref.load %a[%c0, %c0] : memref<2x2xf32>
  return %x : f32
}
// expect: unknown unsupported
