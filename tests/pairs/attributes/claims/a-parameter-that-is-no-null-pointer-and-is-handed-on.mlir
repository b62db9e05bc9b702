// options: --func f
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func internal @h(%p: !llvm.ptr {llvm.nonnull}, %x: i32) -> i32 {
  %r = llvm.call @g(%p, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
llvm.func @f(%p: !llvm.ptr {llvm.nonnull}, %x: i32) -> i32 {
  %r = llvm.call @h(%p, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func internal @g(%p: !llvm.ptr , %x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func internal @h(%p: !llvm.ptr {llvm.nonnull}, %x: i32) -> i32 {
  %r = llvm.call @g(%p, %x) : (!llvm.ptr {llvm.nonnull}, i32) -> i32
  llvm.return %r : i32
}
llvm.func @f(%p: !llvm.ptr {llvm.nonnull}, %x: i32) -> i32 {
  %r = llvm.call @h(%p, %x) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent
