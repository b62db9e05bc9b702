func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %y = scf.for %i = %c0 to %c16 step %c1 iter_args(%mm = %a) -> (memref<16xf32>) {
    %v = memref.load %mm[%i] : memref<16xf32>
    memref.store %v, %mm[%i] : memref<16xf32>
    scf.yield %mm : memref<16xf32>
  }
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown unsupported
