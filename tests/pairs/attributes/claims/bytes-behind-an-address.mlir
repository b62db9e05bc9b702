llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %i = llvm.ptrtoint %p : !llvm.ptr to i64
  %q = llvm.inttoptr %i dereferenceable<bytes = 1024> : i64 to !llvm.ptr
  llvm.return %x : i32
}
// expect: unknown promise
