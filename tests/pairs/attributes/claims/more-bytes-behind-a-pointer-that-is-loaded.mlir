llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %q = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.return %x : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %q = llvm.load %p dereferenceable<bytes = 4096> : !llvm.ptr -> !llvm.ptr
  llvm.return %x : i32
}
// expect: unknown promise
