llvm.func internal @g(%p: !llvm.ptr) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}
llvm.func @f(%s: !llvm.struct<(ptr, ptr)>, %p: !llvm.ptr {llvm.nonnull}) -> i32 {
  %q = llvm.extractvalue %s[1] : !llvm.struct<(ptr, ptr)>
  %a = llvm.call @g(%p) : (!llvm.ptr) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull}) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}
llvm.func @f(%s: !llvm.struct<(ptr, ptr)>, %p: !llvm.ptr {llvm.nonnull}) -> i32 {
  %q = llvm.extractvalue %s[1] : !llvm.struct<(ptr, ptr)>
  %a = llvm.call @g(%p) : (!llvm.ptr) -> i32
  llvm.return %a : i32
}
// expect: equivalent bitwise
