// The lane that asks is given zero by one that has a negative number.
func.func @f(%x: i32, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %r = amdgpu.permlane_swap %x 16 : i32
  %s = arith.select %c, %r, %z : i32
  return %s : i32
}
// -----
func.func @f(%x: i32, %c: i1) -> i32 {
  %z = arith.constant 0 : i32
  %y = arith.select %c, %x, %z : i32
  %r = amdgpu.permlane_swap %y 16 : i32
  %s = arith.select %c, %r, %z : i32
  return %s : i32
}
// expect: unknown open-obligation
