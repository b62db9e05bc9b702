func.func private @g()
func.func @f() {
  gpu.barrier
  call @g() : () -> ()
  gpu.barrier
  return
}
// -----
func.func private @g()
func.func @f() {
  gpu.barrier
  call @g() : () -> ()
  return
}
// expect: unknown unsupported
