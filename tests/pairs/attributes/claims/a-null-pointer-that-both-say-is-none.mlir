llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull, llvm.noundef}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.zero : !llvm.ptr
  %a = llvm.call @g(%n, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr {llvm.nonnull, llvm.noundef}, %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%x: i32) -> i32 {
  %n = llvm.mlir.zero : !llvm.ptr
  %a = llvm.call @g(%n, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %a : i32
}
// expect: equivalent bitwise static
// assumes: what the attributes nonnull, noundef say is true
