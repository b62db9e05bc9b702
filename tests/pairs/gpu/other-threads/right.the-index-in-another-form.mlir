func.func @f(%a: memref<?xf32>, %x: f32) {
  %t = gpu.thread_id x
  %g = gpu.block_id x
  %d = gpu.block_dim x
  %o = arith.muli %g, %d : index
  %i = arith.addi %o, %t : index
  memref.store %x, %a[%i] : memref<?xf32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %x: f32) {
  %t = gpu.thread_id x
  %g = gpu.block_id x
  %d = gpu.block_dim x
  %o = arith.muli %d, %g : index
  %i = arith.addi %t, %o : index
  memref.store %x, %a[%i] : memref<?xf32>
  return
}
// expect: equivalent
