// All threads keep a number in b[0], which the source leaves as it is.
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %old = memref.load %b[%c0] : memref<16xf32>
  memref.store %x, %b[%c0] : memref<16xf32>
  %y = memref.load %b[%c0] : memref<16xf32>
  memref.store %y, %a[%t] : memref<16xf32>
  memref.store %old, %b[%c0] : memref<16xf32>
  return
}
// expect: unknown race
