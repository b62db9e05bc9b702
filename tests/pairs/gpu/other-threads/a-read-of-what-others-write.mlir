// What is read of another thread's element is no number of which its difference with itself is 0 for certain.
func.func @f(%a: memref<16xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : i32
  memref.store %c0, %a[%t] : memref<16xi32>
  return
}
// -----
func.func @f(%a: memref<16xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<16xi32>
  %w = memref.load %a[%c0] : memref<16xi32>
  %z = arith.subi %v, %w : i32
  memref.store %z, %a[%t] : memref<16xi32>
  return
}
// expect: unknown race
