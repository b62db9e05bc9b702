llvm.func @f(%s: !llvm.struct<(ptr, ptr)>, %p: !llvm.ptr {llvm.nonnull}, %e: !llvm.struct<()>, %x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%s: !llvm.ptr, %p: !llvm.ptr {llvm.nonnull}, %e: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// expect: unknown promise
