// A lane of an odd row is given what the other one has as its second number.
func.func @f(%x: i32, %y: i32) -> i32 {
  %p = rocdl.permlane16.swap %x, %y, false, false : (i32, i32) -> <(i32, i32)>
  %0 = llvm.extractvalue %p[0] : !llvm.struct<(i32, i32)>
  return %0 : i32
}
// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %p = rocdl.permlane16.swap %y, %x, false, false : (i32, i32) -> <(i32, i32)>
  %0 = llvm.extractvalue %p[1] : !llvm.struct<(i32, i32)>
  return %0 : i32
}
// expect: unknown open-obligation
