// A lane of an odd row is given the second number, which it has kept.
func.func @f(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  return %r : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %p = rocdl.permlane16.swap %x, %x, false, false : (i32, i32) -> <(i32, i32)>
  %1 = llvm.extractvalue %p[1] : !llvm.struct<(i32, i32)>
  return %1 : i32
}
// expect: unknown open-obligation
