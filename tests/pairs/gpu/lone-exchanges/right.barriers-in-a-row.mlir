func.func @f() {
  gpu.barrier
  %c = arith.constant 1 : i32
  gpu.barrier
  return
}
// -----
func.func @f() {
  gpu.barrier
  return
}
// expect: equivalent bitwise
