// options: --func f --assume same:a,b
func.func @f(%a: memref<16xi32>, %b: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  memref.store %x, %b[%t] : memref<16xi32>
  return
}
// -----
func.func @f(%a: memref<16xi32>, %b: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<16xi32>
  %w = memref.load %a[%c0] : memref<16xi32>
  %z = arith.subi %v, %w : i32
  %y = arith.addi %x, %z : i32
  memref.store %y, %b[%t] : memref<16xi32>
  return
}
// expect: unknown race
