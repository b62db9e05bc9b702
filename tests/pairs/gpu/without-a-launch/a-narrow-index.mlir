func.func @f() -> index {
  %t = gpu.thread_id x
  return %t : index
}
// -----
func.func @f() -> index {
  %n = rocdl.workitem.id.x : i32
  %t = builtin.unrealized_conversion_cast %n : i32 to index
  return %t : index
}
// expect: equivalent bitwise
