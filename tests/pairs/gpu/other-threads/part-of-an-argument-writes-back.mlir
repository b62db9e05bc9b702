func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %part = memref.subview %a[4] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 4>>
  %c2 = arith.constant 2 : index
  %v = memref.load %part[%c2] : memref<8xf32, strided<[1], offset: 4>>
  memref.store %v, %part[%c2] : memref<8xf32, strided<[1], offset: 4>>
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: unknown race
