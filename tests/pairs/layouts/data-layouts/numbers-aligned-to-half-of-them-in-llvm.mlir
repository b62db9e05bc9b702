module attributes {llvm.data_layout = "e-m:e-i64:32"} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %a = llvm.load %q : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// -----
module attributes {llvm.data_layout = "e-m:e-i64:32"} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.load %q : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// expect: unknown
