func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %ee = arith.cmpi eq, %t, %c0 : index
  cf.cond_br %ee, ^p(%a : memref<16xf32>), ^q
^p(%mm: memref<16xf32>):
  %v = memref.load %mm[%c0] : memref<16xf32>
  memref.store %v, %mm[%c0] : memref<16xf32>
  cf.br ^q
^q:
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown unsupported
