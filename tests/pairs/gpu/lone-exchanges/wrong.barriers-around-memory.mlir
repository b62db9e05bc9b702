func.func @f(%m: memref<4xf32>, %x: f32, %i: index) {
  gpu.barrier
  memref.store %x, %m[%i] : memref<4xf32>
  gpu.barrier
  return
}
// -----
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) {
  gpu.barrier
  memref.store %x, %m[%i] : memref<4xf32>
  return
}
// expect: unknown unsupported
