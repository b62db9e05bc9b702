func.func @f(%x: i32, %y: i32, %c: i1) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  %s = amdgpu.permlane_swap %y 16 : i32
  %t = arith.select %c, %r, %s : i32
  return %t : i32
}
// -----
func.func @f(%x: i32, %y: i32, %c: i1) -> i32 {
  %t = arith.select %c, %x, %y : i32
  %r = amdgpu.permlane_swap %t 16 : i32
  %s = amdgpu.permlane_swap %t 16 : i32
  %u = arith.select %c, %r, %s : i32
  return %u : i32
}
// expect: unknown open-obligation
