// The source's element is that of the block's thread, and the target touches that of the first block as well.
func.func @f(%a: memref<4x8xf32>, %x: f32) {
  %id = gpu.thread_id x
  %block = gpu.block_id x
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %t = arith.andi %id, %c7 : index
  %g = arith.andi %block, %c3 : index
  memref.store %x, %a[%g, %t] : memref<4x8xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %x: f32) {
  %id = gpu.thread_id x
  %block = gpu.block_id x
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %t = arith.andi %id, %c7 : index
  %g = arith.andi %block, %c3 : index
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0, %t] : memref<4x8xf32>
  memref.store %v, %a[%c0, %t] : memref<4x8xf32>
  memref.store %x, %a[%g, %t] : memref<4x8xf32>
  return
}
// expect: unknown race
