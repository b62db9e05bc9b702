// Run by one thread they are the same. That another thread does not store to a[0] meanwhile is assumed.
func.func @f(%a: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// -----
func.func @f(%a: memref<16xf32>, %x: f32) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<16xf32>
  memref.store %v, %a[%c0] : memref<16xf32>
  memref.store %x, %a[%t] : memref<16xf32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: of the threads that run the function none writes memory that another one reads or writes
// assumes: whoever runs the function launches blocks of at most 1024 threads in each dimension, grids of at most 1048576 blocks in each, clusters of one block, and subgroups of at most 128 threads
