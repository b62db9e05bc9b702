module attributes {llvm.data_layout = "e"} {
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i48)>
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %o : i32
}
}
// -----
module attributes {llvm.data_layout = "e"} {
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %o = llvm.load %q {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %o : i32
}
}
// expect: unknown unsupported
