func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %a[%t] : memref<16xf32>
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: equivalent
