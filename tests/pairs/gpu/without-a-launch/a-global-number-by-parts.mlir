func.func @f() -> (index, i32) {
  %g = gpu.global_id x
  %b = gpu.block_id y
  %n = arith.index_cast %b : index to i32
  return %g, %n : index, i32
}
// -----
func.func @f() -> (index, i32) {
  %t = gpu.thread_id x
  %b = gpu.block_id x
  %d = gpu.block_dim x
  %p = arith.muli %d, %b : index
  %g = arith.addi %p, %t : index
  %n = rocdl.workgroup.id.y : i32
  return %g, %n : index, i32
}
// expect: equivalent bitwise
