func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = vector.transfer_read %a[%c0], %x : memref<16xf32>, vector<16xf32>
  vector.transfer_write %v, %a[%c0] : vector<16xf32>, memref<16xf32>
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown race
