llvm.func @f(%p: !llvm.ptr {llvm.nonnull}, %q: !llvm.ptr, %x: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return %x : i32
}
// -----
llvm.func internal @g(%r: !llvm.ptr {llvm.nonnull}, %x: i32) {
  llvm.return
}
llvm.func @f(%p: !llvm.ptr {llvm.nonnull}, %q: !llvm.ptr, %x: i32) -> i32 {
  llvm.call @g(%p, %x) : (!llvm.ptr, i32) -> ()
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return %x : i32
}
// expect: equivalent bitwise
