func.func @f(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  %z = arith.constant 0 : i32
  return %z : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 1 : i32
  %y = arith.addi %x, %c overflow<nsw> : i32
  %v = arith.subi %y, %c : i32
  %r = amdgpu.permlane_swap %v 16 : i32
  %z = arith.constant 0 : i32
  return %z : i32
}
// expect: unknown open-obligation
