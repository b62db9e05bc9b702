func.func @f() {
  gpu.barrier
  gpu.barrier
  return
}
// -----
func.func @f() {
  return
}
// expect: unknown open-obligation
