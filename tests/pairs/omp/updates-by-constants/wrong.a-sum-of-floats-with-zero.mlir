// A negative zero becomes a positive one.
func.func @f(%x: memref<f32>) {
  %c = arith.constant 0.0 : f32
  omp.atomic.update %x : memref<f32> {
  ^bb0(%v: f32):
    %n = arith.addf %v, %c : f32
    omp.yield(%n : f32)
  }
  return
}
// -----
func.func @f(%x: memref<f32>) {
  return
}
// expect: different
