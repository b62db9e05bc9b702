// The launch has 128 threads in each block, as the function says: no number that whoever launches it chooses.
func.func @f() -> index attributes {gpu.known_block_size = array<i32: 128, 1, 1>} {
  %t = gpu.block_dim x
  return %t : index
}
// -----
func.func @f() -> index attributes {gpu.known_block_size = array<i32: 128, 1, 1>} {
  %t = arith.constant 128 : index
  return %t : index
}
// expect: unknown
