func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.copy %a, %a : memref<16xf32> to memref<16xf32>
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown race
