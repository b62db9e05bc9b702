func.func private @other()
func.func @f() -> index {
  %t = gpu.thread_id x
  func.call @other() : () -> ()
  return %t : index
}
// -----
func.func private @other()
func.func @f() -> index {
  func.call @other() : () -> ()
  %t = gpu.thread_id x
  return %t : index
}
// expect: equivalent bitwise
