func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %own = memref.alloca() : memref<16xf32>
  memref.store %x, %own[%t] : memref<16xf32>
  %xx = memref.load %own[%t] : memref<16xf32>
  memref.store %xx, %a[%t] : memref<16xf32>
  return
}
// expect: equivalent
