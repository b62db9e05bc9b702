func.func private @store(i32)
func.func @f(%x: i32) {
  gpu.barrier
  call @store(%x) : (i32) -> ()
  return
}
// -----
func.func private @store(i32)
func.func @f(%x: i32) {
  call @store(%x) : (i32) -> ()
  gpu.barrier
  return
}
// expect: unknown unsupported
