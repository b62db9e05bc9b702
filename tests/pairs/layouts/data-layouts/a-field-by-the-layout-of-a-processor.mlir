module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, i64)>
  %a = llvm.load %q : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// -----
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {
llvm.func @f(%p: !llvm.ptr) -> i64 {
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %a = llvm.load %q : !llvm.ptr -> i64
  llvm.return %a : i64
}
}
// expect: equivalent bitwise all-sizes
