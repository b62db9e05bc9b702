// options: --func f
func.func @f(%a: memref<16xi32>, %x: i32) -> index {
  %t = gpu.thread_id x
  %z = arith.subi %t, %t : index
  return %z : index
}
// -----
func.func @f(%a: memref<16xi32>, %x: i32) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<16xi32>
  memref.store %x, %a[%c0] : memref<16xi32>
  memref.store %v, %a[%c0] : memref<16xi32>
  return %c0 : index
}
// expect: unknown race
