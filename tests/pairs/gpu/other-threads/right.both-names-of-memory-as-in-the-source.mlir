// options: --func f --assume same:a,b
func.func @f(%a: memref<16xi32>, %b: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  %v = memref.load %a[%t] : memref<16xi32>
  %y = arith.addi %x, %v : i32
  memref.store %y, %b[%t] : memref<16xi32>
  return
}
// -----
func.func @f(%a: memref<16xi32>, %b: memref<16xi32>, %x: i32) {
  %t = gpu.thread_id x
  %v = memref.load %a[%t] : memref<16xi32>
  %y = arith.addi %v, %x : i32
  memref.store %y, %b[%t] : memref<16xi32>
  return
}
// expect: equivalent bitwise listed
