func.func @f(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 {fetch_inactive = true} : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 {bound_ctrl = true} : i32
  return %r : i32
}
// expect: unknown open-obligation
