llvm.func @f(%s: !llvm.struct<(i32, i32)>) -> i32 {
  %a = llvm.extractvalue %s[0] : !llvm.struct<(i32, i32)>
  llvm.return %a : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  llvm.return %a : i32
}
// expect: equivalent bitwise static
