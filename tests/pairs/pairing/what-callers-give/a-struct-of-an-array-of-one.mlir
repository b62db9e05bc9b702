llvm.func @f(%s: !llvm.struct<(i8, i32)>) -> i8 {
  %a = llvm.extractvalue %s[0] : !llvm.struct<(i8, i32)>
  llvm.return %a : i8
}
// -----
llvm.func @f(%s: !llvm.struct<(i8, array<1 x i32>)>) -> i8 {
  %a = llvm.extractvalue %s[0] : !llvm.struct<(i8, array<1 x i32>)>
  llvm.return %a : i8
}
// expect: equivalent bitwise static
