func.func @f(%m: memref<2xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  return %v : f32
}
// -----
func.func @f(%m: memref<2xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %n = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  memref.store %x, %n[%c0] : memref<2xf32>
  %v = memref.load %m[%c0] : memref<2xf32>
  return %v : f32
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: bufferization.clone gives memory of its own
