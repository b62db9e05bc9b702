// Both sides of the choice are the same to the thread alone.
func.func @f(%a: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xi32>
  return
}
// -----
func.func @f(%a: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<16xi32>
  %is = arith.cmpi eq, %v, %x : i32
  %s = arith.select %is, %v, %x : i32
  memref.store %s, %a[%t] : memref<16xi32>
  return
}
// expect: unknown race
