func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i32 attributes {llvm.emit_c_interface} {
  return %x : i32
}
// expect: equivalent bitwise
