// Where this thread sends one number twice, the other one may not.
func.func @f(%x: i32, %y: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = amdgpu.permlane_swap %x 16 : i32
  %s = amdgpu.permlane_swap %y 16 : i32
  %c = arith.cmpi eq, %x, %y : i32
  %t = arith.select %c, %r, %z : i32
  return %t : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = amdgpu.permlane_swap %x 16 : i32
  %s = amdgpu.permlane_swap %y 16 : i32
  %c = arith.cmpi eq, %x, %y : i32
  %t = arith.select %c, %s, %z : i32
  return %t : i32
}
// expect: unknown open-obligation
