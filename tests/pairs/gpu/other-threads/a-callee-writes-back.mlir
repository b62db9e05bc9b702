// options: --func f
func.func private @g(%a: memref<16xf32>, %i: index) {
  return
}
func.func @f(%a: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  func.call @g(%a, %c0) : (memref<16xf32>, index) -> ()
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func private @g(%a: memref<16xf32>, %i: index) {
  %v = memref.load %a[%i] : memref<16xf32>
  memref.store %v, %a[%i] : memref<16xf32>
  return
}
func.func @f(%a: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  func.call @g(%a, %c0) : (memref<16xf32>, index) -> ()
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown race
