// What nobody uses may be left out, which is not proven.
func.func @f(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// expect: unknown open-obligation
