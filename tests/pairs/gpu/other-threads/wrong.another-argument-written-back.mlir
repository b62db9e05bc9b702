func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = memref.load %b[%c0] : memref<16xf32>
  memref.store %v, %b[%c0] : memref<16xf32>
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown race
