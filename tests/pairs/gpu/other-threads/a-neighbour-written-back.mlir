// The next element is another thread's.
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = arith.addi %t, %c1 : index
  %in = arith.cmpi ult, %n, %c16 : index
  scf.if %in {
    %v = memref.load %a[%n] : memref<16xf32>
    memref.store %v, %a[%n] : memref<16xf32>
  }
  return
}
// expect: unknown race
